import { capHeightOf, fontString } from '#graphic/scene/faces.ts'
import type { Border, Box, TextNode } from '#graphic/scene/node.ts'
import { applyFill } from './fill.ts'
import type { NodePainter } from './node-painter.ts'
import type { Surface } from './surface.ts'
import type { TextLayout } from './text-layout.ts'
import { REFERENCE_SIZE } from './text-layouts.ts'

/** Of the painter's own: how an engine slants a face that has no italics is its own affair. */
const SLANT = 0.21

type DrawLetters = (text: string, x: number, baseline: number) => void

/** Letters lean about the middle of a capital, so that a line stays where it was. */
const leanOf = ({ isItalic, face }: TextNode, { size }: TextLayout, baseline: number): number =>
  isItalic ? SLANT * (baseline - (capHeightOf(face) * size) / 2) : 0

function eachRun(node: TextNode, layout: TextLayout, scale: number, draw: DrawLetters): void {
  for (const line of layout.lines) {
    const lean = leanOf(node, layout, line.baseline)
    for (const { text, x } of line.letters ?? [line]) draw(text, (x + lean) / scale, line.baseline / scale)
  }
}

/** From the top of the first line's capitals to the last baseline, in the units of the letters. */
export function inkBox(node: TextNode, layout: TextLayout, scale = 1): Box {
  const { lines, size } = layout
  const [left, right] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map(({ x, width }) => x + width))]
  const bottom = lines.at(-1)?.baseline ?? 0
  const top = (lines[0]?.baseline ?? 0) - capHeightOf(node.face) * size
  const lean = node.isItalic ? (SLANT * (top + bottom)) / 2 : 0
  return {
    x: (left + lean) / scale,
    y: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  }
}

function paintGround(surface: Surface, node: TextNode): void {
  if (!node.background || node.background === 'transparent') return
  applyFill(surface, node.background, node)
  surface.fillRect(node.x, node.y, node.width, node.height)
}

/** Half of it lies within the letters: under their ink, or in sight where they are hollow. */
function applyOutline(surface: Surface, { colour, gradient, size }: TextNode, outline: Border): void {
  const isHollow = colour === 'transparent' && !gradient
  surface.strokeStyle = outline.colour
  surface.lineWidth = ((isHollow ? 1 : 2) * outline.width * REFERENCE_SIZE) / size
  surface.lineJoin = 'round'
}

export const paintText: NodePainter<'text'> = (surface, node, { texts }) => {
  paintGround(surface, node)
  if (node.text === '') return
  const layout = texts.layOut(node)
  surface.font = fontString(node.face, node.weight, REFERENCE_SIZE)
  surface.textAlign = 'left'
  surface.textBaseline = 'alphabetic'
  const scale = layout.size / REFERENCE_SIZE
  surface.scale(scale, scale)
  if (node.isItalic) surface.transform(1, 0, -SLANT, 1, 0, 0)
  if (node.outline) {
    applyOutline(surface, node, node.outline)
    eachRun(node, layout, scale, (...run) => surface.strokeText(...run))
  }
  applyFill(surface, node.gradient ?? node.colour, inkBox(node, layout, scale))
  eachRun(node, layout, scale, (...run) => surface.fillText(...run))
}
