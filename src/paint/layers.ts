import { alike } from '#graphic/scene/changed-box.ts'
import type { SceneNode } from '#graphic/scene/node.ts'
import type { Picture, Surface } from './surface.ts'

/** A canvas to draw on, and to draw with. */
export interface Layer {
  surface: Surface
  picture: Picture
}

export type CreateLayer = (width: number, height: number) => Layer

const bytesOf = ({ picture }: Layer): number => picture.width * picture.height * 4

/** Canvases for what cannot be drawn in one stroke. */
export class Layers {
  private scratch: Layer | undefined
  private readonly finished = new Map<SceneNode, Layer>()
  private bytes = 0

  /** `keptBytes`: for finished layers, since a shadow takes far longer to make than to lay over. */
  constructor(
    private readonly create: CreateLayer,
    private readonly keptBytes: number,
  ) {}

  /** Empty, at least of this size, and good until the next one is asked for. */
  empty(width: number, height: number): Layer {
    const { width: wide = 0, height: high = 0 } = this.scratch?.picture ?? {}
    if (this.scratch && wide >= width && high >= height) this.scratch.surface.clearRect(0, 0, wide, high)
    else this.scratch = this.create(Math.max(width, wide), Math.max(height, high))
    return this.scratch
  }

  /** The layer of this node, drawn unless that was done before: a scene that is made anew says most things again. */
  of(node: SceneNode, { width, height }: Picture, draw: (layer: Layer) => void): Layer {
    const known = this.take(node, width, height)
    const layer = known ?? this.create(width, height)
    if (!known) draw(layer)
    this.bytes += bytesOf(layer)
    this.finished.set(node, layer)
    this.makeRoom()
    return layer
  }

  /** Of another size: the same node in another format, which shows more or less of it. */
  private take(node: SceneNode, width: number, height: number): Layer | undefined {
    const same = this.finished.has(node) ? node : [...this.finished.keys()].find((other) => alike(other, node))
    const layer = same && this.finished.get(same)
    if (!same || !layer) return undefined
    this.finished.delete(same)
    this.bytes -= bytesOf(layer)
    return layer.picture.width === width && layer.picture.height === height ? layer : undefined
  }

  /** After pictures or fonts have come, what was drawn before them is wrong. */
  forget(): void {
    this.finished.clear()
    this.bytes = 0
  }

  private makeRoom(): void {
    for (const [node, layer] of this.finished) {
      if (this.bytes <= this.keptBytes) return
      this.finished.delete(node)
      this.bytes -= bytesOf(layer)
    }
  }
}
