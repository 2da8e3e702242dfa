import type { Box, Point, Size } from '../element-box.ts'

const SHARE = 1 / 3

const within = (middle: number, size: number, whole: number): number =>
  Math.min(Math.max(0, middle - size / 2), whole - size)

/** In its own proportions, never larger than it is nor than a third of the canvas, around this point. */
export function pictureBox({ width, height }: Size, middle: Point, canvas: Size): Box {
  const scale = Math.min(1, (canvas.width * SHARE) / width, (canvas.height * SHARE) / height)
  const [across, down] = [width * scale, height * scale]
  return {
    x: within(middle.x, across, canvas.width),
    y: within(middle.y, down, canvas.height),
    width: across,
    height: down,
  }
}
