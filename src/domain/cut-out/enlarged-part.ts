import type { Tensor } from './network/tensor.ts'
import type { Region } from './pixels.ts'

/** A part of what the plane would be at another size, bilinear, by the middles of the pixels. */
export function enlargedPart(
  { width, height, data }: Tensor,
  whole: { width: number; height: number },
  part: Region,
): Float32Array {
  const result = new Float32Array(part.width * part.height)
  const place = (index: number, from: number, to: number) =>
    Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / to - 0.5))
  for (let y = 0, to = 0; y < part.height; y++) {
    const atY = place(part.y + y, height, whole.height)
    const top = Math.floor(atY)
    const low = Math.min(height - 1, top + 1)
    const shareY = atY - top
    for (let x = 0; x < part.width; x++, to++) {
      const atX = place(part.x + x, width, whole.width)
      const left = Math.floor(atX)
      const right = Math.min(width - 1, left + 1)
      const shareX = atX - left
      const above = mix(data[top * width + left] as number, data[top * width + right] as number, shareX)
      const below = mix(data[low * width + left] as number, data[low * width + right] as number, shareX)
      result[to] = mix(above, below, shareY)
    }
  }
  return result
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
