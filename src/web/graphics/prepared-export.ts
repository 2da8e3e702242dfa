import type { Scene } from '#scene/node.ts'
import type { ExportedGraphic, ExportPng } from './export-png.ts'

const REST_MS = 200

/**
 * Makes the file while nobody waits for it: when the scene has rested for a moment. A tap then finds it ready,
 * or on its way, and never makes the same file twice.
 */
export class PreparedExport {
  private scene: Scene | null = null
  private result: Promise<ExportedGraphic> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly exportPng: ExportPng) {}

  /** Call with every new scene. */
  show(scene: Scene): void {
    if (scene === this.scene) return
    this.scene = scene
    this.result = null
    clearTimeout(this.timer)
  }

  /** Makes its file, unless another scene comes first. */
  prepare(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.take().catch(() => {}), REST_MS)
  }

  /** The file of the scene shown last. */
  take(): Promise<ExportedGraphic> {
    const { scene } = this
    if (!scene) return Promise.reject(new Error('Nie ma jeszcze czego zapisać'))
    clearTimeout(this.timer)
    this.result ??= this.exportPng(scene).catch((error: unknown) => {
      // The next tap tries again instead of getting the old failure.
      if (this.scene === scene) this.result = null
      throw error
    })
    return this.result
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
