import { enlargedPart } from './enlarged-part.ts'
import { type Guide, guidedFilter } from './guided-filter.ts'
import type { Tensor } from './network/tensor.ts'
import { boxOf, grown, type Opacity, type Pixels, partsOf, type Region, wholeOf } from './pixels.ts'
import { shrunk } from './shrunk.ts'

const PART = 128
/** Between these a part of the mask holds an edge. */
const CLEAR = 0.02
const SOLID = 0.98
/** At the mask's size: draws its edge, which may be off by a few pixels, to that of the picture. */
const COARSE = { radius: 5, epsilon: 1e-3 }
/** At full size: hair. The radius is a share of the picture's longer side. */
const FINE = { share: 1 / 200, epsilon: 1e-4 }
/** What is nearly nothing becomes nothing, what is nearly solid solid. */
const FAINT = 0.08
const FIRM = 0.92

const firmed = (value: number): number => Math.min(1, Math.max(0, (value - FAINT) / (FIRM - FAINT)))

/** The mask at the picture's own size, its edges where the picture has them. */
export function refineEdges(picture: Pixels, mask: Tensor): Opacity {
  const coarse = drawnToEdges(picture, mask)
  const opacity: Opacity = new Uint8ClampedArray(picture.width * picture.height)
  for (const part of partsOf(wholeOf(picture), PART)) refinePart(picture, coarse, part, opacity)
  return opacity
}

function drawnToEdges(picture: Pixels, mask: Tensor): Tensor {
  const { width, height } = mask
  const small = shrunk(picture, wholeOf(picture), mask)
  const guide = [0, 1, 2].map((channel) => small.data.filter((_, index) => index % 3 === channel))
  const data = guidedFilter(guide as unknown as Guide, mask.data, { width, height, ...COARSE })
  return { ...mask, data: data.map(firmed) }
}

/** Most of the picture is all person or all background: only what lies between is worth the work. */
function refinePart(picture: Pixels, coarse: Tensor, part: Region, opacity: Opacity): void {
  const radius = Math.max(2, Math.round(Math.max(picture.width, picture.height) * FINE.share))
  // An edge just outside reaches into this part.
  const seen = grown(part, radius, picture)
  const known = enlargedPart(coarse, picture, seen)
  const set = (at: Region, values: Float32Array, from: Region) => {
    for (let y = at.y; y < at.y + at.height; y++) {
      let index = (y - from.y) * from.width + at.x - from.x
      const row = y * picture.width
      for (let x = at.x; x < at.x + at.width; x++, index++) opacity[row + x] = 255 * firmed(values[index] as number)
    }
  }
  set(part, known, seen)
  const edge = boxOf(wholeOf(seen), seen.width, (at) => (known[at] as number) > CLEAR && (known[at] as number) < SOLID)
  if (!edge) return
  const near = overlap(grown({ ...edge, x: seen.x + edge.x, y: seen.y + edge.y }, radius, picture), part)
  const around = grown(near, 2 * radius, picture)
  const { width, height } = around
  const settings = { width, height, radius, epsilon: FINE.epsilon }
  set(near, guidedFilter(guideOf(picture, around), enlargedPart(coarse, picture, around), settings), around)
}

function overlap(a: Region, b: Region): Region {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

function guideOf(picture: Pixels, { x, y, width, height }: Region): Guide {
  const channels = [0, 1, 2].map(() => new Float32Array(width * height))
  const [red, green, blue] = channels as [Float32Array, Float32Array, Float32Array]
  for (let row = 0, to = 0; row < height; row++) {
    let from = 4 * ((y + row) * picture.width + x)
    for (let column = 0; column < width; column++, to++, from += 4) {
      red[to] = (picture.data[from] as number) / 255
      green[to] = (picture.data[from + 1] as number) / 255
      blue[to] = (picture.data[from + 2] as number) / 255
    }
  }
  return [red, green, blue]
}
