import { cross, dot, minus, unit, type Vector } from '../vector.ts'

export interface View {
  from: Vector
  to: Vector
  /** How many centimetres the picture is wide at the distance of what it looks at. */
  across: number
  width: number
  height: number
  /** Leaning of the camera: what is up. */
  up?: Vector
}

/** Where a point of the world stands in the picture, and how far away. */
export class Camera {
  readonly right: Vector
  readonly above: Vector
  readonly ahead: Vector
  private readonly focal: number

  constructor(readonly view: View) {
    this.ahead = unit(minus(view.to, view.from))
    this.right = unit(cross(this.ahead, view.up ?? [0, 1, 0]))
    this.above = cross(this.right, this.ahead)
    const distance = dot(minus(view.to, view.from), this.ahead)
    this.focal = (view.width / view.across) * distance
  }

  /** How many pixels something one centimetre wide has at a distance of one. */
  get pixelsAtOne(): number {
    return this.focal
  }

  /** Into three numbers: across, down, away. */
  project(x: number, y: number, z: number, into: Float64Array): void {
    const { from, width, height } = this.view
    const dx = x - from[0]
    const dy = y - from[1]
    const dz = z - from[2]
    const { right, above, ahead } = this
    const away = dx * ahead[0] + dy * ahead[1] + dz * ahead[2]
    const scale = this.focal / Math.max(away, 1)
    into[0] = width / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
    into[1] = height / 2 - (dx * above[0] + dy * above[1] + dz * above[2]) * scale
    into[2] = away
  }
}
