import type { Turn, Vector } from '../vector.ts'
import { NO_TURN } from '../vector.ts'

const [CONE, BALL, TURNED_BALL, ALMOND, END] = [0, 1, 2, 3, 4]
const STRIDE = 24
/** Where the ball around a part is kept: its middle and its radius. */
const AROUND = 20

/** What is reckoned for a flat ball is less than the true distance. */
const UNSURE = 1.5

/** How soft the seam with what is there already is, in centimetres. */
interface Joined {
  soft?: number
  /** Taken away instead of added. */
  isCut?: boolean
}

type Ripple = (x: number, y: number, z: number) => number

/** A body of rounded parts that grow into each other, as a field of distances to its surface. Centimetres. */
export class Solid {
  private readonly parts: number[] = []
  private data = new Float64Array(0)
  private count = 0
  readonly low: [number, number, number] = [Infinity, Infinity, Infinity]
  readonly high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  private ripple: Ripple | null = null
  private rippledFrom = 0

  private add(values: readonly number[], middle: Vector, radius: number, { soft = 0.01, isCut = false }: Joined): this {
    const part = [values[0] as number, soft, isCut ? 1 : 0, ...values.slice(1)]
    this.parts.push(...part, ...new Array<number>(AROUND - part.length).fill(0), ...middle, radius)
    this.data = Float64Array.from(this.parts)
    this.count++
    return this
  }

  private reach([x, y, z]: Vector, radius: number, isCut: boolean | undefined): void {
    if (isCut) return
    const centre = [x, y, z]
    for (const axis of [0, 1, 2] as const) {
      this.low[axis] = Math.min(this.low[axis], (centre[axis] as number) - radius)
      this.high[axis] = Math.max(this.high[axis], (centre[axis] as number) + radius)
    }
  }

  /** From one ball to another. */
  cone(from: Vector, to: Vector, radius: number, end = radius, joined: Joined = {}): this {
    const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
    const length = along[0] ** 2 + along[1] ** 2 + along[2] ** 2 || 1e-9
    this.reach(from, radius, joined.isCut)
    this.reach(to, end, joined.isCut)
    const middle: Vector = [from[0] + along[0] / 2, from[1] + along[1] / 2, from[2] + along[2] / 2]
    const around = Math.sqrt(length) / 2 + Math.max(radius, end)
    return this.add([CONE, ...from, ...along, 1 / length, radius, end - radius], middle, around, joined)
  }

  ball(at: Vector, radii: Vector | number, joined: Joined = {}, turn: Turn = NO_TURN): this {
    const [a, b, c] = typeof radii === 'number' ? [radii, radii, radii] : radii
    const isTurned = turn !== NO_TURN
    this.reach(at, isTurned ? Math.max(a, b, c) : 0, joined.isCut)
    if (!isTurned && !joined.isCut) {
      this.reach([at[0] - a, at[1] - b, at[2] - c], 0, false)
      this.reach([at[0] + a, at[1] + b, at[2] + c], 0, false)
    }
    const axes = isTurned ? turn.flat() : []
    return this.add(
      [isTurned ? TURNED_BALL : BALL, ...at, 1 / a, 1 / b, 1 / c, ...axes],
      at,
      Math.max(a, b, c) * UNSURE,
      joined,
    )
  }

  /** An opening as of an eye, through everything in front of its middle. */
  almond(at: Vector, width: number, upper: number, lower: number, tilt: number, soft: number): this {
    return this.add([ALMOND, ...at, 1 / width, upper, lower, tilt], at, 4, { soft, isCut: true })
  }

  /** A clean end, as of a sleeve: what is within `radius` of the way that leads on from there goes. */
  end(at: Vector, towards: Vector, length: number, radius: number): this {
    const middle: Vector = [
      at[0] + (towards[0] * length) / 2,
      at[1] + (towards[1] * length) / 2,
      at[2] + (towards[2] * length) / 2,
    ]
    return this.add([END, ...at, ...towards, length, radius], middle, length / 2 + radius, { soft: 0.05, isCut: true })
  }

  /** Added to the distance of what is there so far: folds, dents. What is cut afterwards is cut clean. */
  ripples(ripple: Ripple): this {
    this.ripple = ripple
    this.rippledFrom = this.count * STRIDE
    return this
  }

  /** Plain steps, and parts that cannot matter passed over: it is asked millions of times. */
  distance(x: number, y: number, z: number): number {
    const data = this.data
    const end = this.count * STRIDE
    let nearest = 1e9
    for (let at = 0; at < end; at += STRIDE) {
      if (at === this.rippledFrom && this.ripple && nearest < 2 && nearest > -2) nearest += this.ripple(x, y, z)
      const soft = data[at + 1] as number
      const isCut = data[at + 2] === 1
      const matters = (isCut ? soft - nearest : nearest + soft) + (data[at + 23] as number)
      if (matters <= 0) continue
      const ox = x - (data[at + 20] as number)
      const oy = y - (data[at + 21] as number)
      const oz = z - (data[at + 22] as number)
      if (ox * ox + oy * oy + oz * oz > matters * matters) continue
      const d = partDistance(data, at, x, y, z)
      const gap = soft - Math.abs(isCut ? nearest + d : nearest - d)
      const seam = gap > 0 ? (gap * gap) / (4 * soft) : 0
      nearest = isCut ? Math.max(nearest, -d) + seam : Math.min(nearest, d) - seam
    }
    return nearest
  }
}

function partDistance(data: Float64Array, at: number, x: number, y: number, z: number): number {
  let dx = x - (data[at + 3] as number)
  let dy = y - (data[at + 4] as number)
  let dz = z - (data[at + 5] as number)
  const kind = data[at] as number
  const a = data[at + 6] as number
  const b = data[at + 7] as number
  const c = data[at + 8] as number
  if (kind === CONE) {
    const along = (dx * a + dy * b + dz * c) * (data[at + 9] as number)
    const share = Math.max(0, Math.min(1, along))
    dx -= a * share
    dy -= b * share
    dz -= c * share
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (data[at + 10] as number) - (data[at + 11] as number) * share
  }
  if (kind === END) {
    const along = dx * a + dy * b + dz * c
    const aside = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - along * along))
    return Math.max(-along, along - (data[at + 9] as number), aside - (data[at + 10] as number))
  }
  if (kind === ALMOND) {
    const u = dx * a
    const curve = 1 - u * u
    const v = dy - u * (data[at + 9] as number)
    return Math.max(v - b * curve, -v - c * curve, -dz)
  }
  if (kind === TURNED_BALL) {
    const tx = dx * (data[at + 9] as number) + dy * (data[at + 10] as number) + dz * (data[at + 11] as number)
    const ty = dx * (data[at + 12] as number) + dy * (data[at + 13] as number) + dz * (data[at + 14] as number)
    const tz = dx * (data[at + 15] as number) + dy * (data[at + 16] as number) + dz * (data[at + 17] as number)
    dx = tx
    dy = ty
    dz = tz
  }
  const ux = dx * a
  const uy = dy * b
  const uz = dz * c
  const outer = Math.sqrt(ux * ux + uy * uy + uz * uz)
  const vx = ux * a
  const vy = uy * b
  const vz = uz * c
  const slope = Math.sqrt(vx * vx + vy * vy + vz * vz)
  return slope < 1e-9 ? -1 : (outer * (outer - 1)) / slope
}
