import { emptyTensor, type Tensor } from './network/tensor.ts'
import type { Pixels, Region } from './pixels.ts'

/** Where one of so many equal parts ends; each has at least one pixel. */
const edges = (start: number, length: number, parts: number): Int32Array =>
  Int32Array.from({ length: parts + 1 }, (_, index) => start + Math.floor((index * length) / parts))

/** A region of the picture in another size, 0 to 1: each place the mean of the pixels under it, so that nothing is skipped. */
export function shrunk({ width, data }: Pixels, region: Region, to: { width: number; height: number }): Tensor {
  const result = emptyTensor(to.height, to.width, 3)
  const columns = edges(region.x, region.width, to.width)
  const rows = edges(region.y, region.height, to.height)
  for (let y = 0, at = 0; y < to.height; y++) {
    const top = rows[y] as number
    const bottom = Math.max(top + 1, rows[y + 1] as number)
    for (let x = 0; x < to.width; x++, at += 3) {
      const left = columns[x] as number
      const right = Math.max(left + 1, columns[x + 1] as number)
      let red = 0
      let green = 0
      let blue = 0
      for (let line = top; line < bottom; line++) {
        for (let from = 4 * (line * width + left); from < 4 * (line * width + right); from += 4) {
          red += data[from] as number
          green += data[from + 1] as number
          blue += data[from + 2] as number
        }
      }
      const share = 1 / (255 * (right - left) * (bottom - top))
      result.data[at] = red * share
      result.data[at + 1] = green * share
      result.data[at + 2] = blue * share
    }
  }
  return result
}
