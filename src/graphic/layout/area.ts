import type { Box } from '../scene/node.ts'

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

interface Insets {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

export const inset = (area: Box, { top = 0, right = 0, bottom = 0, left = 0 }: Insets): Box => ({
  x: area.x + left,
  y: area.y + top,
  width: area.width - left - right,
  height: area.height - top - bottom,
})

export const insetAll = (area: Box, by: number): Box => inset(area, { top: by, right: by, bottom: by, left: by })

/** A number is pixels; a share of what the pixels leave is given as `{ share }`. */
export type Extent = number | { share: number }

function extents(whole: number, parts: readonly Extent[], gap: number): number[] {
  const fixed = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
  const shares = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 0 : part.share), 0)
  const rest = whole - fixed - gap * (parts.length - 1)
  let shared = 0
  return parts.map((part) => {
    if (typeof part === 'number') return part
    // By where it ends: rounded one by one, the parts could come to more than the whole.
    const from = Math.round((rest * shared) / shares)
    shared += part.share
    return Math.round((rest * shared) / shares) - from
  })
}

/** One under the other, from the top. */
export function stack<const Parts extends readonly Extent[]>(
  area: Box,
  parts: Parts,
  gap = 0,
): { [Index in keyof Parts]: Box } {
  let y = area.y
  return extents(area.height, parts, gap).map((height) => {
    const part = { ...area, y, height }
    y += height + gap
    return part
  }) as { [Index in keyof Parts]: Box }
}

/** One beside the other, from the left. */
export function beside<const Parts extends readonly Extent[]>(
  area: Box,
  parts: Parts,
  gap = 0,
): { [Index in keyof Parts]: Box } {
  let x = area.x
  return extents(area.width, parts, gap).map((width) => {
    const part = { ...area, x, width }
    x += width + gap
    return part
  }) as { [Index in keyof Parts]: Box }
}

export type Anchor = 'start' | 'middle' | 'end'

const SHARE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/** A smaller box inside, against an edge or in the middle. */
export const within = (
  area: Box,
  { width = area.width, height = area.height }: { width?: number; height?: number },
  across: Anchor = 'middle',
  down: Anchor = 'middle',
): Box => ({
  x: area.x + (area.width - width) * SHARE[across],
  y: area.y + (area.height - height) * SHARE[down],
  width,
  height,
})
