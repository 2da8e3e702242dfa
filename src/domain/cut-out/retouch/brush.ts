import { grown, type Region } from '../pixels.ts'

export interface Brush {
  tool: 'add' | 'remove'
  /** In pixels of the picture. */
  radius: number
  /** 0: a hard edge; 1: soft from the middle on. */
  softness: number
}

export interface Point {
  x: number
  y: number
}

interface Plane {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** How strongly a brush works so far from its middle, 0 to 1. */
export function strength(distance: number, { radius, softness }: Brush): number {
  // Half a pixel on each side of the rim, so that a hard edge is not a jagged one.
  const rim = Math.max(0.5, (softness * radius) / 2)
  const share = Math.min(1, Math.max(0, (radius + 0.5 - distance) / (2 * rim)))
  return share * share * (3 - 2 * share)
}

/** The region that a move of the brush can reach; null: it is off the picture. */
export function reach(
  from: Point,
  to: Point,
  { radius }: Brush,
  picture: { width: number; height: number },
): Region | null {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  const line = { x: left, y: top, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) }
  const region = grown(line, radius + 1, picture)
  return region.width > 0 && region.height > 0 ? region : null
}

/** Marks what a move covers, 0 to 255. Once covered is covered: going over it again makes a soft edge no harder. */
export function cover(coverage: Plane, from: Point, to: Point, brush: Brush, region: Region): void {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y]
  const length = alongX * alongX + alongY * alongY
  for (let y = region.y; y < region.y + region.height; y++) {
    for (let x = region.x; x < region.x + region.width; x++) {
      const awayX = x + 0.5 - from.x
      const awayY = y + 0.5 - from.y
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (awayX * alongX + awayY * alongY) / length))
      const offX = awayX - along * alongX
      const offY = awayY - along * alongY
      const covered = 255 * strength(Math.sqrt(offX * offX + offY * offY), brush)
      const at = y * coverage.width + x
      if (covered > (coverage.data[at] as number)) coverage.data[at] = covered
    }
  }
}

/** How opaque a pixel is under a brush that covers it so much. `most`: what the photo itself shows of it. */
export const brushed = (before: number, covered: number, tool: Brush['tool'], most = 255): number =>
  tool === 'add' ? before + (Math.max(0, most - before) * covered) / 255 : (before * (255 - covered)) / 255
