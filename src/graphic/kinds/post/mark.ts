import type { Box, SceneNode } from '../../scene/node.ts'

/** The opening mark of a quote, as its two strokes. */
export function markNodes(place: Box, fill: string): SceneNode[] {
  const width = place.width * 0.42
  return [0, place.width - width].map((at): SceneNode => {
    const stroke = { x: place.x + at, y: place.y, width, height: place.height }
    const { x, y, height } = stroke
    return {
      kind: 'path',
      ...stroke,
      fill,
      segments: [
        { to: 'move', x, y },
        { to: 'line', x: x + width, y },
        { to: 'line', x: x + width, y: y + height * 0.52 },
        { to: 'line', x: x + width * 0.42, y: y + height },
        { to: 'line', x, y: y + height },
        { to: 'line', x: x + width * 0.34, y: y + height * 0.52 },
        { to: 'line', x, y: y + height * 0.52 },
        { to: 'close' },
      ],
    }
  })
}
