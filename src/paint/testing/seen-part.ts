import { middleOf } from '#graphic/scene/boxes.ts'
import type { Box, Fill, ImageNode, PathNode, Scene, SceneNode } from '#graphic/scene/node.ts'
import type { Point, Size } from '#graphic/template/element-box.ts'
import { fitPicture } from '../image.ts'

const isWithin = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height

/** Glass and shades let through what lies under them. */
const isSolidColour = (colour: string): boolean =>
  colour !== 'transparent' && !colour.startsWith('rgba') && (colour.length <= 7 || colour.slice(7) > 'cc')

const isSolid = (fill: Fill | undefined): boolean => {
  if (fill === undefined) return false
  return typeof fill === 'string' ? isSolidColour(fill) : fill.stops.every(({ colour }) => isSolidColour(colour))
}

/** By its straight sides: panels have no others. */
function isInPath({ segments }: PathNode, { x, y }: Point): boolean {
  const corners = segments.flatMap((segment) => (segment.to === 'close' ? [] : [segment]))
  let isInside = false
  for (const [index, one] of corners.entries()) {
    const other = corners[(index + 1) % corners.length] ?? one
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
      isInside = !isInside
    }
  }
  return isInside
}

/** The point as the node has it before it is turned. */
function unturned(node: SceneNode, at: Point): Point {
  if (!node.rotation) return at
  const angle = (-node.rotation * Math.PI) / 180
  const middle = middleOf(node)
  const [dx, dy] = [at.x - middle.x, at.y - middle.y]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos }
}

/** All pictures are at hand. Letters hide little: that they keep off a face is seen in the painted pictures. */
function hides(node: SceneNode, point: Point): boolean {
  if (node.unlessLoaded !== undefined || (node.opacity ?? 1) < 0.8) return false
  const at = unturned(node, point)
  switch (node.kind) {
    case 'rect':
      return isSolid(node.fill) && isWithin(node, at)
    case 'ellipse': {
      const middle = middleOf(node)
      const away = Math.hypot((at.x - middle.x) / node.width, (at.y - middle.y) / node.height)
      return isSolid(node.fill) && away <= 0.5
    }
    case 'path':
      return isSolid(node.fill) && isInPath(node, at)
    case 'image':
      return isWithin(node, at)
    case 'text':
      return isSolid(node.background) && isWithin(node, at)
    case 'line':
      return false
  }
}

/** Where a point of the picture, in its own pixels, is drawn; null: it is cropped. */
function placeOf(node: ImageNode, picture: Size, { x, y }: Point): Point | null {
  const at = fitPicture(picture as never, node)
  const place = {
    x: at.x + ((x - at.sourceX) * at.width) / at.sourceWidth,
    y: at.y + ((y - at.sourceY) * at.height) / at.sourceHeight,
  }
  return isWithin(node, place) ? place : null
}

const STEPS = 20

/** How much of a part of the picture is seen in the graphic, where most of it is: 1 is all, of that part's area. */
export function seenPart(scene: Scene, src: string, picture: Size, part: Box): number {
  const shares = scene.nodes.flatMap((node, index) => {
    if (node.kind !== 'image' || node.src !== src) return []
    const over = scene.nodes.slice(index + 1)
    let seen = 0
    for (let step = 0; step < STEPS * STEPS; step++) {
      const across = ((step % STEPS) + 0.5) / STEPS
      const down = (Math.floor(step / STEPS) + 0.5) / STEPS
      const at = placeOf(node, picture, { x: part.x + part.width * across, y: part.y + part.height * down })
      if (at && isWithin({ x: 0, y: 0, ...scene }, at) && !over.some((one) => hides(one, at))) seen++
    }
    return [seen / STEPS ** 2]
  })
  return Math.max(0, ...shares)
}

/** How much of the graphic the picture has for itself. */
export function seenArea(scene: Scene, src: string, picture: Size): number {
  let seen = 0
  for (let step = 0; step < STEPS * STEPS; step++) {
    const at = {
      x: (((step % STEPS) + 0.5) / STEPS) * scene.width,
      y: ((Math.floor(step / STEPS) + 0.5) / STEPS) * scene.height,
    }
    const top = scene.nodes.findLast((node) => hides(node, at))
    if (top?.kind !== 'image' || top.src !== src) continue
    const drawn = fitPicture(picture as never, top)
    if (isWithin(drawn, at)) seen++
  }
  return seen / STEPS ** 2
}
