import type { Tensor } from './network/tensor.ts'
import { opacityAt } from './own-opacity.ts'
import type { Opacity, Pixels } from './pixels.ts'
import { shrunk } from './shrunk.ts'

interface Place {
  x: number
  y: number
}

/** Pixels of the photo's longer side where the search begins: few enough to try every place. */
const START_EDGE = 64
/** Places that are followed to the next size: what is alike when it is small differs when it is larger. */
const FOLLOWED = 6
/** How far around them. */
const NEAR = 2
/** Solid pixels that are compared at each size: more say no more, fewer say nothing. */
const SAMPLES_MAX = 5000
const SAMPLES_MIN = 40
/** Mean difference of a colour, 0 to 1, that writing a picture anew accounts for. */
const DIFFERENCE_MAX = 0.06

/**
 * The opacity of a stored cut-out, which was trimmed, on the photo that it was made of. What is solid has the colours of the photo, so it
 * lies where they differ least: looked for at a small size everywhere, then closer and closer. Null: it is of another photo.
 */
export function placedOpacity(photo: Pixels, stored: Pixels): Opacity | null {
  const room = { x: photo.width - stored.width, y: photo.height - stored.height }
  if (room.x < 0 || room.y < 0) return null
  let likely: Place[] | null = null
  for (let step = firstStep(photo); step >= 1; step /= 2) {
    const samples = solidBlocks(stored, step)
    if (samples.length < SAMPLES_MIN) continue
    const tried = placesUpTo({ x: Math.floor(room.x / step), y: Math.floor(room.y / step) }, likely)
    const ranked = rankedPlaces(inBlocks(photo, step), inBlocks(stored, step), samples, tried)
    const [best] = ranked
    if (step === 1 && best) return best.difference > DIFFERENCE_MAX ? null : spread(photo, stored, best.place)
    likely = ranked.slice(0, FOLLOWED).map(({ place }) => place)
  }
  return null
}

const firstStep = ({ width, height }: Pixels): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / START_EDGE)))

/** The mean colour of each square; what is left over at the right and below is left out. */
function inBlocks(picture: Pixels, step: number): Tensor {
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)]
  return shrunk(picture, { x: 0, y: 0, width: width * step, height: height * step }, { width, height })
}

/** Squares without a see-through pixel, as far as so many are needed. */
function solidBlocks(picture: Pixels, step: number): Place[] {
  const solid: Place[] = []
  for (let y = 0; y + step <= picture.height; y += step) {
    for (let x = 0; x + step <= picture.width; x += step) {
      if (isSolid(picture, x, y, step)) solid.push({ x: x / step, y: y / step })
    }
  }
  const every = Math.ceil(solid.length / SAMPLES_MAX)
  return solid.filter((_, index) => index % every === 0)
}

function isSolid(picture: Pixels, left: number, top: number, step: number): boolean {
  for (let y = top; y < top + step; y++) {
    for (let x = left; x < left + step; x++) if (opacityAt(picture, y * picture.width + x) !== 255) return false
  }
  return true
}

/** Everywhere, or near what was likely at half the size. */
function* placesUpTo(last: Place, likely: readonly Place[] | null): Generator<Place> {
  const areas = likely?.map(({ x, y }) => ({
    from: { x: Math.max(0, 2 * x - NEAR), y: Math.max(0, 2 * y - NEAR) },
    to: { x: Math.min(last.x, 2 * x + NEAR), y: Math.min(last.y, 2 * y + NEAR) },
  }))
  for (const { from, to } of areas ?? [{ from: { x: 0, y: 0 }, to: last }]) {
    for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) yield { x, y }
  }
}

function rankedPlaces(photo: Tensor, stored: Tensor, samples: readonly Place[], places: Iterable<Place>) {
  const ranked = Array.from(places, (place) => ({ place, difference: differenceAt(photo, stored, samples, place) }))
  return ranked.sort((a, b) => a.difference - b.difference)
}

function differenceAt(photo: Tensor, stored: Tensor, samples: readonly Place[], place: Place): number {
  let sum = 0
  for (const { x, y } of samples) {
    const from = 3 * (y * stored.width + x)
    const to = 3 * ((place.y + y) * photo.width + place.x + x)
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((stored.data[from + channel] as number) - (photo.data[to + channel] as number))
  }
  return sum / (3 * samples.length)
}

function spread(photo: Pixels, stored: Pixels, { x, y }: Place): Opacity {
  const opacity: Opacity = new Uint8ClampedArray(photo.width * photo.height)
  for (let row = 0; row < stored.height; row++) {
    const start = (y + row) * photo.width + x
    for (let column = 0; column < stored.width; column++)
      opacity[start + column] = opacityAt(stored, row * stored.width + column)
  }
  return opacity
}
