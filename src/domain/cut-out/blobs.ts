import type { Region } from './pixels.ts'

export interface Blob {
  /** Indices of its places. */
  places: Int32Array
  box: Region
  touchesEdge: boolean
}

/** What hangs together, side by side, of the places that are in. The largest first. */
export function blobsOf(isIn: (index: number) => boolean, width: number, height: number): Blob[] {
  const seen = new Uint8Array(width * height)
  const stack = new Int32Array(width * height)
  const blobs: Blob[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0 && isIn(start)) blobs.push(gather(start, isIn, seen, stack, width))
  }
  return blobs.sort((a, b) => b.places.length - a.places.length)
}

function gather(
  start: number,
  isIn: (index: number) => boolean,
  seen: Uint8Array,
  queue: Int32Array,
  width: number,
): Blob {
  let [filled, left, right, top, bottom] = [0, width, 0, seen.length, 0]
  const take = (index: number) => {
    if (seen[index] !== 0 || !isIn(index)) return
    seen[index] = 1
    queue[filled++] = index
  }
  take(start)
  for (let next = 0; next < filled; next++) {
    const index = queue[next] as number
    const x = index % width
    const y = (index - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (x > 0) take(index - 1)
    if (x < width - 1) take(index + 1)
    if (index >= width) take(index - width)
    if (index + width < seen.length) take(index + width)
  }
  const touchesEdge = left === 0 || top === 0 || right === width - 1 || (bottom + 1) * width === seen.length
  return {
    places: queue.slice(0, filled),
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    touchesEdge,
  }
}
