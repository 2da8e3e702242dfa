import type { Scene } from '#graphic/scene/node.ts'
import type { ExportedGraphic, ExportPng } from './export-png.ts'

const REST_MS = 200

/**
 * Makes the files while nobody waits for them: when the scenes have rested for a moment, one after the other. A tap then
 * finds them ready, or on their way, and never makes the same file twice.
 */
export class PreparedExport {
  private scenes: readonly Scene[] = []
  private readonly results = new Map<Scene, Promise<ExportedGraphic>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly exportPng: ExportPng) {}

  /** Call with every new state: all formats of one graphic, first the one that is looked at. */
  show(scenes: readonly Scene[]): void {
    clearTimeout(this.timer)
    this.scenes = scenes
    for (const scene of this.results.keys()) if (!scenes.includes(scene)) this.results.delete(scene)
  }

  /** Makes their files, unless others come first. */
  prepare(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.makeAll(), REST_MS)
  }

  /** The file of a scene, for somebody who waits for it. */
  take(scene: Scene): Promise<ExportedGraphic> {
    const known = this.results.get(scene)
    if (known) return known
    const result = this.exportPng(scene).catch((error: unknown) => {
      // The next tap tries again instead of getting the old failure.
      if (this.results.get(scene) === result) this.results.delete(scene)
      throw error
    })
    if (this.scenes.includes(scene)) this.results.set(scene, result)
    return result
  }

  /** As `take`; what was begun earlier and turns out not to do is made anew: meanwhile its pictures may be there. */
  async takeFit(scene: Scene, isFit: (graphic: ExportedGraphic) => boolean): Promise<ExportedGraphic> {
    const isEarlier = this.results.has(scene)
    const graphic = await this.take(scene)
    if (isFit(graphic) || !isEarlier) return graphic
    this.results.delete(scene)
    return this.take(scene)
  }

  stop(): void {
    this.show([])
  }

  private async makeAll(): Promise<void> {
    const { scenes } = this
    for (const scene of scenes) {
      if (this.scenes !== scenes) return
      await this.take(scene).catch(() => {})
    }
  }
}
