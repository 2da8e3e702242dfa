import { boxMean } from '#domain/cut-out/box-mean.ts'
import type { Vector } from '../vector.ts'
import { Picture } from './picture.ts'

/** A point of light out of focus: a disc, a little brighter at its edge. */
export function addDisc(picture: Picture, x: number, y: number, radius: number, light: Vector): void {
  const { width, height, colours } = picture
  const [left, right] = [Math.max(0, Math.floor(x - radius - 1)), Math.min(width - 1, Math.ceil(x + radius + 1))]
  const [top, foot] = [Math.max(0, Math.floor(y - radius - 1)), Math.min(height - 1, Math.ceil(y + radius + 1))]
  const soft = Math.max(1, radius * 0.12)
  for (let py = top; py <= foot; py++)
    for (let px = left; px <= right; px++) {
      const off = Math.hypot(px - x, py - y)
      const share = Math.min(1, Math.max(0, (radius - off) / soft))
      if (share <= 0) continue
      const rim = share * (0.82 + 0.3 * (off / radius) ** 4)
      const at = (py * width + px) * 3
      for (let index = 0; index < 3; index++)
        colours[at + index] = (colours[at + index] as number) + (light[index] as number) * rim
    }
}

/** Light that has gone astray in mist and glass. */
export function addGlow(picture: Picture, x: number, y: number, radius: number, light: Vector): void {
  const { width, height, colours } = picture
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const off = ((px - x) ** 2 + (py - y) ** 2) / (radius * radius)
      const share = 1 / (1 + off * 3) ** 2
      if (share < 0.002) continue
      const at = (py * width + px) * 3
      for (let index = 0; index < 3; index++)
        colours[at + index] = (colours[at + index] as number) + (light[index] as number) * share
    }
}

/** Each colour spread over the square around it, twice: near enough to a lens. */
export function blurred(picture: Picture, radius: number, across = radius): Picture {
  const { width, height } = picture
  const result = new Picture(width, height)
  const one = new Float32Array(width * height)
  for (let index = 0; index < 4; index++) {
    for (let pixel = 0; pixel < one.length; pixel++)
      one[pixel] = (index === 3 ? picture.cover[pixel] : picture.colours[pixel * 3 + index]) as number
    let done: Float32Array = one
    for (let turn = 0; turn < 2; turn++) done = boxMean(done, width, height, radius)
    if (across > radius) done = alongRows(alongRows(done, width, across), width, across)
    for (let pixel = 0; pixel < one.length; pixel++) {
      if (index === 3) result.cover[pixel] = done[pixel] as number
      else result.colours[pixel * 3 + index] = done[pixel] as number
    }
  }
  return result
}

/** As when the camera follows somebody who runs by. */
function alongRows(values: Float32Array, width: number, radius: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let row = 0; row < values.length; row += width) {
    let sum = 0
    let count = 0
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) {
        sum += values[row + x + radius] as number
        count++
      }
      if (x - radius - 1 >= 0) {
        sum -= values[row + x - radius - 1] as number
        count--
      }
      if (x >= 0) result[row + x] = sum / count
    }
  }
  return result
}
