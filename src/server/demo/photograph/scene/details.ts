import { BALL_RADIUS, ball } from '../figure/ball.ts'
import type { Strand } from '../figure/strands.ts'
import { noise } from '../noise.ts'
import { between, type Random, seeded } from '../random.ts'
import { type Body, bodyOf } from '../render/body.ts'
import { blurred } from '../render/bokeh.ts'
import { Camera } from '../render/camera.ts'
import { composed, enlarged } from '../render/compose.ts'
import type { Picture } from '../render/picture.ts'
import { shoot } from '../render/shoot.ts'
import { coat, cover, lightOf, plain, type Surface, step } from '../render/surface.ts'
import { Solid } from '../solid/solid.ts'
import { turnBy, type Vector } from '../vector.ts'
import { blades } from './grass.ts'
import { floodlit, lowSun } from './lightings.ts'
import { crowdOf, SUNSET, type Taken } from './match-photos.ts'
import { DUSK, stands } from './stands.ts'
import { layTurf } from './turf.ts'

/** The ball on its spot, from the height of the grass. */
export function onTheSpot({ width, height, wardrobe, seed }: Taken): Picture {
  const level = -BALL_RADIUS
  const camera = new Camera({ from: [0, 2, 190], to: [-9, 3, 0], across: 96, width, height })
  const far = stands(Math.round(width / 3), Math.round(height / 3), {
    seed,
    roof: 0.1,
    turf: 0.52,
    sky: DUSK,
    colours: crowdOf(wardrobe),
    blur: 0.04,
    floodlights: [
      [0.16, 0.12, 3],
      [0.78, 0.1, 2.4],
    ],
    haze: 1,
    crowd: 1,
  })
  const behind = enlarged(far, width, height)
  const lighting = floodlit(-1, 1.1)
  const body = ball([0, 0, 0], turnBy(25, 12, 30), lightOf('#16171b'), 0.5, 0.35)
  const spot = (x: number, z: number) =>
    0.85 * (1 - step(10, 12.5, Math.hypot(x, z * 0.9) + 3 * (noise(x * 0.7, z * 0.7, 1) - 0.5)))
  layTurf(behind, camera, { level, light: [0.6, 0.66, 0.66], focus: 190, deep: 26, bodies: [body], line: spot })
  const random = seeded(seed)
  const around = blades(level - 0.6, 56, 22, -24, 9_000, random)
  const before = blades(level - 0.6, 40, 92, 30, 7_000, random)
  const grown = (hair: typeof around, bodies: Body[]) =>
    shoot({ bodies, shadows: [body], hair: [hair], hidden: hair.body, lighting, camera })
  const sharp = grown(around, [body])
  return composed(blurred(grown(before, []), Math.round(width / 130)), composed(sharp, behind))
}

const flagSurface = (one: Vector, other: Vector): Surface => ({
  paint([x, y, z], _, into) {
    const isOne = (Math.floor((x + 100) / 14.5) + Math.floor((y + 100) / 14.5)) % 2 === 0
    coat(into, isOne ? one : other)
    cover(into, [0, 0, 0], 0.1 * noise(x * 0.6, y * 0.6, z))
    into.rough = 0.7
    into.sheen = 0.08
    into.tiltX = (noise(x * 7, y * 7, z * 7) - 0.5) * 0.16
  },
})

function flag(one: Vector, other: Vector, seed: number): Body[] {
  const cloth = new Solid()
  const threads = 30
  for (let thread = 0; thread < threads; thread++) {
    const share = thread / (threads - 1)
    const wave = Math.sin(share * 8 + seed) * (0.8 + 5 * share) + Math.sin(share * 17 + seed * 2) * 1.3 * share
    const lean = Math.sin(share * 6 + 1) * 3 * share
    cloth.cone(
      [1.4 + share * 41, -6 * share * share, wave],
      [1.4 + share * 40 + lean, -31 - 7 * share, wave + lean],
      0.9,
      0.9,
      {
        soft: 1.5,
      },
    )
  }
  const pole = new Solid().cone([0, 4, 0], [0, -150, 0], 1.5)
  return [
    bodyOf({ solid: cloth, surface: flagSurface(one, other), step: 0.6 }),
    bodyOf({ solid: pole, surface: plain([0.75, 0.73, 0.66], 0.35, 0.05), step: 0.7 }),
  ]
}

/** The corner flag, sharp, before an evening that is not. */
export function cornerFlag({ width, height, wardrobe, seed }: Taken): Picture {
  const camera = new Camera({
    from: [0, -20, 420],
    to: [26, -26, 0],
    across: width > height ? 165 : 112,
    width,
    height,
  })
  const far = stands(Math.round(width / 3), Math.round(height / 3), {
    seed,
    roof: 0.3,
    turf: 0.66,
    sky: SUNSET,
    colours: crowdOf(wardrobe),
    blur: 0.03,
    floodlights: [[0.12, 0.12, 1.2]],
    haze: 0.6,
    crowd: 1.2,
  })
  const bodies = flag(lightOf(wardrobe.body), lightOf(wardrobe.trim), seed)
  const alone = shoot({ bodies, shadows: bodies, hair: [], lighting: lowSun(1), camera })
  return composed(alone, enlarged(far, width, height))
}

/** The net, as threads that hang from the bar. */
function net(level: number, random: Random): Strand[] {
  const strands: Strand[] = []
  const thread = (places: number[]) =>
    strands.push({ places: Float32Array.from(places), colour: [0.5, 0.5, 0.5], corner: 0, width: 0.9, rootLight: 1 })
  const sag = (x: number, y: number): Vector => [x, level + y + 4 * Math.sin(x * 0.02), -90 - 50 * (1 - y / 244)]
  for (let x = -366; x <= 366; x += 12.2)
    thread([244, 200, 150, 100, 50, 0].flatMap((y) => sag(x + between(random, -0.8, 0.8), y)))
  for (let y = 0; y <= 244; y += 12.2)
    thread(Array.from({ length: 31 }, (_, index) => sag(-366 + index * 24.4, y + between(random, -0.8, 0.8))).flat())
  return strands
}

/** Nobody there yet: the goal under the last light. */
export function beforeTheGates({ width, height, wardrobe, seed }: Taken): Picture {
  const level = 0
  const camera = new Camera({ from: [260, 70, 1500], to: [40, 150, 0], across: 1_050, width, height })
  const far = stands(Math.round(width / 2), Math.round(height / 2), {
    seed,
    roof: 0.46,
    turf: 0.7,
    sky: [
      [0.03, 0.06, 0.17],
      [0.85, 0.4, 0.2],
    ],
    colours: [...crowdOf(wardrobe).slice(0, 2), [0.3, 0.3, 0.34]],
    blur: 0.012,
    floodlights: [
      [0.08, 0.16, 2.6],
      [0.94, 0.2, 2.2],
    ],
    haze: 0.5,
    crowd: 0.3,
  })
  const whole = enlarged(far, width, height)
  const frame = new Solid()
    .cone([-366, 0, 0], [-366, 244, 0], 6)
    .cone([366, 0, 0], [366, 244, 0], 6)
    .cone([-366, 244, 0], [366, 244, 0], 6)
  const goal = bodyOf({ solid: frame, surface: plain([0.8, 0.8, 0.8], 0.35, 0.05), step: 3.5 })
  const line = (_: number, z: number) => 0.8 * (1 - step(4, 7, Math.abs(z)))
  layTurf(whole, camera, { level, light: [0.5, 0.5, 0.5], focus: 1_500, deep: 500, bodies: [goal], line })
  const hair = [{ body: goal, strands: net(level, seeded(seed)) }]
  return composed(shoot({ bodies: [goal], shadows: [goal], hair, lighting: floodlit(1, 0.7), camera }), whole)
}
