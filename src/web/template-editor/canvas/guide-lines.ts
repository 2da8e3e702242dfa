import type { Layer } from 'konva/lib/Layer.js'
import { Line } from 'konva/lib/shapes/Line.js'
import { Rect } from 'konva/lib/shapes/Rect.js'
import type { Guide } from '#graphic/template/editor/snapping.ts'
import type { Box, Size } from '#graphic/template/element-box.ts'

const GUIDE = '#e6397b'

/** The lines that something has snapped to, and the frame that is being drawn. */
export class GuideLines {
  private readonly lines = ['x', 'y'].map(() => new Line({ stroke: GUIDE, strokeWidth: 1, listening: false }))
  private readonly frame = new Rect({
    stroke: '#2f6fed',
    strokeWidth: 1,
    fill: 'rgba(47,111,237,0.12)',
    listening: false,
    visible: false,
  })

  constructor(layer: Layer) {
    layer.add(...this.lines, this.frame)
  }

  show(guides: readonly Guide[], frame: Box | null, scale: number, canvas: Size): void {
    for (const [index, line] of this.lines.entries()) {
      const guide = guides[index]
      line.visible(guide !== undefined)
      if (!guide) continue
      const at = Math.round(guide.at * scale) + 0.5
      line.points(guide.axis === 'x' ? [at, 0, at, canvas.height * scale] : [0, at, canvas.width * scale, at])
    }
    this.frame.visible(frame !== null)
    if (!frame) return
    const { x, y, width, height } = frame
    this.frame.setAttrs({ x: x * scale, y: y * scale, width: width * scale, height: height * scale })
  }
}
