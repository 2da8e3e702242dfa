import { noise, roughness } from '../noise.ts'
import { between, type Random, seeded } from '../random.ts'
import { addDisc, addGlow, blurred } from '../render/bokeh.ts'
import { Picture } from '../render/picture.ts'
import { step } from '../render/surface.ts'
import { mixed, times, type Vector } from '../vector.ts'

export interface Evening {
  seed: number
  /** From the top: where the sky ends, where the stand ends. Shares of the height. */
  roof: number
  turf: number
  sky: readonly [high: Vector, low: Vector]
  /** Whom the crowd wears the colours of. */
  colours: readonly Vector[]
  /** How large a point of light is out of focus, as a share of the width. */
  blur: number
  /** Share of the width, share of the height, brightness. */
  floodlights: readonly (readonly [number, number, number])[]
  /** How much mist there is in the light. */
  haze: number
  crowd: number
}

export const DUSK: readonly [Vector, Vector] = [
  [0.02, 0.035, 0.085],
  [0.13, 0.12, 0.17],
]

function ground(picture: Picture, { roof, turf, sky, seed, crowd }: Evening): void {
  const { width, height, colours } = picture
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const v = y / height
      const at = (y * width + x) * 3
      const edge = roof + 0.02 * (noise(x / width / 0.3, seed, 0) - 0.5)
      const high = mixed(sky[0], sky[1], Math.min(1, v / Math.max(0.01, roof)) ** 1.5)
      const inStand = step(edge - 0.01, edge + 0.02, v)
      const rows = 0.5 + 0.5 * roughness((x / width) * 26, v * 46, seed, 2)
      const seats: Vector = times([0.03, 0.034, 0.05], crowd * rows * (0.35 + 0.9 * step(edge, turf, v)))
      const grain = 0.75 + 0.5 * roughness((x / width) * 9, v * 26, seed + 5, 3)
      const grass: Vector = times([0.022, 0.06, 0.02], grain * (0.75 + 0.5 * step(turf, 1, v)))
      const below = step(turf - 0.012, turf + 0.012, v)
      const seen = mixed(mixed(high, seats, inStand), grass, below)
      colours[at] = seen[0]
      colours[at + 1] = seen[1]
      colours[at + 2] = seen[2]
    }
  picture.cover.fill(1)
}

function crowdLights(picture: Picture, evening: Evening, random: Random): void {
  const { width, height } = picture
  const { roof, turf, colours, blur, crowd } = evening
  // The larger the discs, the fewer can be told apart.
  const count = Math.round(900 * crowd * Math.min(2.5, (0.022 / blur) ** 1.5))
  for (let index = 0; index < count; index++) {
    const y = between(random, roof + 0.03, turf - 0.01)
    const colour = colours[Math.floor(random() * colours.length)] as Vector
    const bright = between(random, 0.02, 0.13) * (random() < 0.04 ? 5 : 1)
    addDisc(picture, random() * width, y * height, width * blur * between(random, 0.5, 0.9), times(colour, bright))
  }
}

/** The far side of a ground in the evening, out of focus. Small: it is enlarged behind what is in focus. */
export function stands(width: number, height: number, evening: Evening): Picture {
  const random = seeded(evening.seed)
  const picture = new Picture(width, height)
  ground(picture, evening)
  const soft = blurred(picture, Math.max(1, Math.round(width * evening.blur * 0.5)))
  crowdLights(soft, evening, random)
  const board = evening.turf - 0.025
  for (let index = 0; index < 26; index++) {
    const colour = evening.colours[index % evening.colours.length] as Vector
    addDisc(soft, (index / 25) * width, board * height, width * evening.blur, times(colour, 0.05))
  }
  for (const [x, y, bright] of evening.floodlights) {
    addGlow(soft, x * width, y * height, width * 0.42, times([0.75, 0.85, 1], evening.haze * bright * 0.16))
    const reach = Math.max(0.006, evening.blur * 0.62)
    for (let lamp = 0; lamp < 8; lamp++) {
      const column = (lamp % 4) - 1.5
      const row = Math.floor(lamp / 4) - 0.5
      const shine = bright * between(random, 0.4, 0.75)
      const across = (x + column * reach * 2.05) * width
      addDisc(soft, across, y * height + row * reach * 2.1 * width, width * reach, times([1, 0.97, 0.9], shine))
    }
  }
  return soft
}
