import type { Frame } from './frame.ts'
import type { Picture } from './picture.ts'

/** Further than that apart in depth, two pixels are of different things. */
const APART = 0.9

/** Where one thing ends and another begins, pixels share their colours: a lens has no stairs. */
export function smoothEdges({ width, height, depth, body }: Frame, picture: Picture): void {
  const { colours, cover } = picture
  const before = Float32Array.from(colours)
  const covered = Float32Array.from(cover)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const far = depth[pixel] as number
      const number = body[pixel]
      const isEdge = [pixel - 1, pixel + 1, pixel - width, pixel + width].some(
        (near) => body[near] !== number || Math.abs((depth[near] as number) - far) > APART,
      )
      if (!isEdge) continue
      for (let index = 0; index < 3; index++) {
        let sum = 0
        for (let dy = -width; dy <= width; dy += width)
          for (let dx = -1; dx <= 1; dx++)
            sum += (before[(pixel + dy + dx) * 3 + index] as number) * (dy === 0 ? 2 : 1) * (dx === 0 ? 2 : 1)
        colours[pixel * 3 + index] = sum / 16
      }
      let sum = 0
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++)
          sum += (covered[pixel + dy + dx] as number) * (dy === 0 ? 2 : 1) * (dx === 0 ? 2 : 1)
      cover[pixel] = sum / 16
    }
}
