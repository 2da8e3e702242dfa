import type { Size } from '../template/element-box.ts'
import { around, middleOf, uprightBox } from './boxes.ts'
import type { Box, PathNode, Scene, SceneNode, Shadow, TextNode } from './node.ts'

export const whole = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height })

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The whole pixels that a box touches. */
function snapped({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top }
}

/** What two boxes share; null where they do not touch. */
export function common(one: Box, other: Box): Box | null {
  const [left, top] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(one.y + one.height, other.y + other.height)
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null
}

/** A blur is a bell of half its width, and what it leaves past three times that is not seen. */
const BLUR_REACH = 1.5

const shadowReach = ({ blur, x, y }: Shadow): number => Math.max(Math.abs(x), Math.abs(y)) + blur * BLUR_REACH

/** How far letters stand out of their box: accents, what a slant moves sideways, and their outline. */
const letterReach = ({ size, isItalic, outline }: TextNode): number => size / (isItalic ? 2 : 3) + (outline?.width ?? 0)

function overhangOf(node: DrawnInBox): number {
  if (node.kind === 'text') return letterReach(node)
  return node.kind === 'line' ? node.thickness : 0
}

export type DrawnInBox = Exclude<SceneNode, PathNode>

const shadowOf = ({ shadow }: DrawnInBox): number => (shadow ? shadowReach(shadow) : 0)

/** Where a node can leave paint: borders and accents stand out of its box, a turned one reaches as far as its corners. */
function boxReach(node: DrawnInBox): Box {
  const border = 'border' in node ? (node.border?.width ?? 0) : 0
  const box = grown(node, overhangOf(node) + border)
  return grown(uprightBox(box, node.rotation ?? 0, middleOf(box)), shadowOf(node) + 2)
}

/** Of that, on whole pixels, what can be seen in the graphic, and what casts a shadow into it; null when nothing does. */
export function seenReach(node: DrawnInBox, graphic: Size): Box | null {
  const [reach, seen] = [boxReach(node), whole(graphic)]
  return touch(reach, seen) ? common(snapped(reach), snapped(grown(seen, shadowOf(node)))) : null
}

/** A path may go anywhere. */
export const reachOf = (node: SceneNode, scene: Size): Box => (node.kind === 'path' ? whole(scene) : boxReach(node))

export const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => alike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}

/** The part of the graphic that looks different; null when nothing does. */
export function changedBox(before: Scene, after: Scene): Box | null {
  if (before.width !== after.width || before.height !== after.height) return whole(after)
  const changed: Box[] = []
  for (let index = 0; index < Math.max(before.nodes.length, after.nodes.length); index++) {
    const [old, now] = [before.nodes[index], after.nodes[index]]
    if (alike(old, now)) continue
    for (const node of [old, now]) if (node) changed.push(reachOf(node, after))
  }
  return changed.length === 0 ? null : common(snapped(around(changed)), whole(after))
}
