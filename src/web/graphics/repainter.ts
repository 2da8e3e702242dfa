import { changedBox } from '#graphic/scene/changed-box.ts'
import type { Box, Scene } from '#graphic/scene/node.ts'
import type { Surface } from '#paint/surface.ts'
import type { GraphicPainter } from './graphic-painter.ts'

export interface PartPainter {
  paintPart(surface: Surface, scene: Scene, part: Box): void
  /** All is drawn anew: what was kept for the next part is of no use. */
  forget?(): void
}

/** Keeps one canvas up to date. While a player is dragged only the part that changed is drawn. */
export class Repainter {
  private shown: { scene: Scene; assets: number } | null = null

  constructor(
    private readonly surface: Surface,
    private readonly painter: GraphicPainter,
    private readonly parts: PartPainter = painter,
  ) {}

  paint(scene: Scene): void {
    if (this.shown?.assets !== this.painter.assets) {
      this.paintWhole(scene)
      return
    }
    const part = changedBox(this.shown.scene, scene)
    if (part) this.parts.paintPart(this.surface, scene, part)
    this.shown.scene = scene
  }

  /** What a part leaves at its rim may differ from the export by a shade; once things rest, nothing may. */
  paintWhole(scene: Scene): void {
    this.painter.paint(this.surface, scene)
    this.parts.forget?.()
    this.shown = { scene, assets: this.painter.assets }
  }
}
