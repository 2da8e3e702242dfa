import type { Vector } from '../vector.ts'
import type { Solid } from './solid.ts'

export interface Mesh {
  /** Three numbers a corner. */
  positions: Float32Array
  /** Three corners a triangle. */
  triangles: Uint32Array
}

interface Grid {
  size: readonly [number, number, number]
  low: Vector
  step: number
  values: Float32Array
}

const BLOCK = 6
const FAR = 1e6

/** Distances are only reckoned near the surface. */
function sample(solid: Solid, low: Vector, high: Vector, step: number): Grid {
  const cells = (axis: 0 | 1 | 2) => Math.ceil((high[axis] - low[axis]) / step / BLOCK) * BLOCK + 1
  const [nx, ny, nz] = [cells(0), cells(1), cells(2)]
  const values = new Float32Array(nx * ny * nz).fill(FAR)
  const near = BLOCK * step * 0.5 * 1.75 + step
  for (let bz = 0; bz < nz - 1; bz += BLOCK)
    for (let by = 0; by < ny - 1; by += BLOCK)
      for (let bx = 0; bx < nx - 1; bx += BLOCK) {
        const half = (BLOCK / 2) * step
        const middle = solid.distance(low[0] + bx * step + half, low[1] + by * step + half, low[2] + bz * step + half)
        if (Math.abs(middle) > near) continue
        for (let z = bz; z <= bz + BLOCK; z++)
          for (let y = by; y <= by + BLOCK; y++)
            for (let x = bx, at = (z * ny + y) * nx + bx; x <= bx + BLOCK; x++, at++) {
              if (values[at] === FAR)
                values[at] = solid.distance(low[0] + x * step, low[1] + y * step, low[2] + z * step)
            }
      }
  return { size: [nx, ny, nz], low, step, values }
}

/** The corner of a cell's surface: the middle of where its edges are crossed. */
function cornerOf(values: Float32Array, offsets: readonly number[], at: number, found: Float64Array): boolean {
  let inside = 0
  for (let corner = 0; corner < 8; corner++) {
    const value = values[at + (offsets[corner] as number)] as number
    if (value === FAR) return false
    if (value < 0) inside++
  }
  if (inside === 0 || inside === 8) return false
  let x = 0
  let y = 0
  let z = 0
  let count = 0
  for (let edge = 0; edge < 12; edge++) {
    const a = EDGE_FROM[edge] as number
    const b = EDGE_TO[edge] as number
    const from = values[at + (offsets[a] as number)] as number
    const to = values[at + (offsets[b] as number)] as number
    if (from < 0 === to < 0) continue
    const share = from / (from - to)
    x += (a & 1) + ((b & 1) - (a & 1)) * share
    y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * share
    z += (a >> 2) + ((b >> 2) - (a >> 2)) * share
    count++
  }
  found[0] = x / count
  found[1] = y / count
  found[2] = z / count
  return true
}

const EDGES: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
  [1, 2, 4].filter((bit) => (from & bit) === 0).map((bit) => [from, from | bit] as const),
)

const EDGE_FROM = EDGES.map(([from]) => from)
const EDGE_TO = EDGES.map(([, to]) => to)

/** The surface as triangles with edges of about this length ("naive surface nets"). */
export function surfaceOf(solid: Solid, step: number, within: { low?: Vector; high?: Vector } = {}): Mesh {
  // Folds stand out from what the parts reach.
  const margin = 2 * step + 2
  const edge = (axis: 0 | 1 | 2, which: 'low' | 'high') =>
    within[which]?.[axis] ?? solid[which][axis] + (which === 'low' ? -margin : margin)
  const bounds = (which: 'low' | 'high'): Vector => [edge(0, which), edge(1, which), edge(2, which)]
  const { size, low, values } = sample(solid, bounds('low'), bounds('high'), step)
  const [nx, ny, nz] = size
  const offsets = [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (bit & 1) + ((bit >> 1) & 1) * nx + (bit >> 2) * nx * ny)
  const index = new Int32Array(values.length).fill(-1)
  const positions: number[] = []
  const found = new Float64Array(3)
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0, at = (z * ny + y) * nx; x < nx - 1; x++, at++) {
        if (values[at] === FAR || !cornerOf(values, offsets, at, found)) continue
        index[at] = positions.length / 3
        positions.push(
          low[0] + (x + (found[0] as number)) * step,
          low[1] + (y + (found[1] as number)) * step,
          low[2] + (z + (found[2] as number)) * step,
        )
      }
  return { positions: Float32Array.from(positions), triangles: joinCorners(values, index, size) }
}

/** Two triangles around every edge of the grid that goes through the surface. */
function joinCorners(values: Float32Array, index: Int32Array, [nx, ny, nz]: Grid['size']): Uint32Array {
  const triangles: number[] = []
  const strides = [1, nx, nx * ny] as const
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1, at = (z * ny + y) * nx + 1; x < nx - 1; x++, at++) {
        const here = values[at] as number
        if (here === FAR) continue
        for (let axis = 0; axis < 3; axis++) {
          const there = values[at + (strides[axis] as number)] as number
          if (there === FAR || here < 0 === there < 0) continue
          const u = strides[(axis + 1) % 3] as number
          const v = strides[(axis + 2) % 3] as number
          const a = index[at - u - v] as number
          const b = index[at - v] as number
          const c = index[at] as number
          const d = index[at - u] as number
          if (a < 0 || b < 0 || c < 0 || d < 0) continue
          if (here < 0) triangles.push(a, b, c, a, c, d)
          else triangles.push(a, c, b, a, d, c)
        }
      }
  return Uint32Array.from(triangles)
}
