import { Picture } from './picture.ts'

/** As large as wanted, smoothly; for what is out of focus anyway. */
export function enlarged(picture: Picture, width: number, height: number): Picture {
  const result = new Picture(width, height)
  const [scaleX, scaleY] = [picture.width / width, picture.height / height]
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(picture.height - 1.001, (y + 0.5) * scaleY - 0.5))
    const top = Math.floor(v)
    const down = v - top
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(picture.width - 1.001, (x + 0.5) * scaleX - 0.5))
      const left = Math.floor(u)
      const over = u - left
      const a = (top * picture.width + left) * 3
      const b = a + picture.width * 3
      for (let index = 0; index < 3; index++) {
        const upper =
          (picture.colours[a + index] as number) * (1 - over) + (picture.colours[a + 3 + index] as number) * over
        const lower =
          (picture.colours[b + index] as number) * (1 - over) + (picture.colours[b + 3 + index] as number) * over
        result.colours[(y * width + x) * 3 + index] = upper * (1 - down) + lower * down
      }
    }
  }
  result.cover.fill(1)
  return result
}

/** What is in front over what is behind it. */
export function composed(front: Picture, behind: Picture): Picture {
  const result = new Picture(front.width, front.height)
  for (let pixel = 0; pixel < front.cover.length; pixel++) {
    const rest = 1 - (front.cover[pixel] as number)
    for (let index = 0; index < 3; index++) {
      const at = pixel * 3 + index
      result.colours[at] = (front.colours[at] as number) + (behind.colours[at] as number) * rest
    }
  }
  result.cover.fill(1)
  return result
}
