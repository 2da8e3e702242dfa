import { BALL_RADIUS, ball } from '../figure/ball.ts'
import { POSES } from '../figure/poses.ts'
import { Camera } from '../render/camera.ts'
import { lightOf } from '../render/surface.ts'
import { combined, turnBy, type Vector } from '../vector.ts'
import { type Dressed, playerOn, type Wardrobe } from './dressing.ts'
import { backlit, floodlit, lowSun } from './lightings.ts'
import { GROUND, type Stage, type Staged, staged } from './stage.ts'
import { DUSK } from './stands.ts'

export interface Taken {
  width: number
  height: number
  wardrobe: Wardrobe
  seed: number
}

const away = turnBy(180)
export const SUNSET: readonly [Vector, Vector] = [
  [0.16, 0.2, 0.34],
  [1.1, 0.62, 0.3],
]

export const crowdOf = ({ body, trim }: Wardrobe): Vector[] => [
  lightOf(body),
  lightOf(trim),
  [0.8, 0.8, 0.85],
  [0.4, 0.3, 0.25],
]

const evening = ({ wardrobe, seed }: Taken, more: Partial<Stage['evening']> = {}): Stage['evening'] => ({
  seed,
  roof: 0.12,
  sky: DUSK,
  colours: crowdOf(wardrobe),
  blur: 0.022,
  floodlights: [
    [0.14, 0.07, 3],
    [0.87, 0.1, 2],
  ],
  haze: 1,
  crowd: 1,
  ...more,
})

/** From behind with arms wide, before the stand that shouts. */
export function toTheStand(taken: Taken, who: Dressed, pose: 'armsWide' | 'armsUp' | 'oneUp'): Staged {
  const { width, height, wardrobe, seed } = taken
  const turn = combined(turnBy((seed % 5) * 4 - 8), away)
  const person = playerOn(wardrobe, who, { pose: POSES[pose], place: { turn, at: [0, 0, 0] }, step: 0.9 })
  const wide = pose === 'armsWide' ? 138 : 104
  return staged({
    camera: new Camera({
      from: [0, -38, 520],
      to: [0, pose === 'armsWide' ? -38 : -16, 0],
      across: wide,
      width,
      height,
    }),
    lighting: floodlit(seed % 2 === 0 ? 1 : -1, 0.85),
    evening: evening(taken, { blur: 0.026 }),
    standing: [person],
    turf: null,
    mist: [0.22, 0.25, 0.3],
  })
}

const JOY = [POSES.armsUp, POSES.hanging, POSES.armsWide, POSES.oneUp]

/** After a goal, close together before the stand. */
export function celebrate(taken: Taken, team: readonly Dressed[]): Staged {
  const { width, height, wardrobe } = taken
  const standing = team.map((who, index) => {
    const x = (index - (team.length - 1) / 2) * 66
    const turn = combined(turnBy(((index * 7) % 5) * 12 - 24), away)
    const pose = JOY[index % JOY.length] ?? POSES.armsUp
    return playerOn(wardrobe, who, {
      pose,
      place: { turn, at: [x, (index % 2) * -4, index % 2 === 0 ? 0 : 46] },
      step: 1.3,
    })
  })
  return staged({
    camera: new Camera({ from: [0, -46, 640], to: [0, -26, 0], across: 66 * team.length + 40, width, height }),
    lighting: floodlit(1, 0.9),
    evening: evening(taken),
    standing,
    turf: null,
    mist: [0.18, 0.2, 0.25],
  })
}

/** A line of players as dark shapes before the lights, in mist. */
export function lineInMist(taken: Taken, team: readonly Dressed[]): Staged {
  const { width, height, wardrobe } = taken
  const apart = 58
  const standing = team.map((who, index) => {
    const x = (index - (team.length - 1) / 2) * apart
    const pose = index === Math.floor(team.length / 2) ? POSES.armsUp : POSES.hanging
    const turn = combined(turnBy((index % 3) * 8 - 8), away)
    return playerOn(wardrobe, who, { pose, place: { turn, at: [x, 0, (index % 2) * 30] }, step: 1.6 })
  })
  return staged({
    camera: new Camera({ from: [0, -128, 900], to: [0, -70, 0], across: apart * team.length + 90, width, height }),
    lighting: backlit,
    evening: evening(taken, {
      roof: 0.3,
      crowd: 0.35,
      haze: 0.45,
      blur: 0.016,
      floodlights: [
        [0.2, 0.16, 5],
        [0.52, 0.12, 4],
        [0.82, 0.17, 5],
      ],
    }),
    standing,
    turf: { light: [0.45, 0.5, 0.55], focus: 900, deep: 160 },
    mist: [0.2, 0.22, 0.27],
  })
}

/** Seen from the touchline with a long lens. */
export function onTheRun(taken: Taken, who: Dressed, isSunny: boolean): Staged {
  const { width, height, wardrobe } = taken
  const turn = combined(turnBy(58), turnBy(0, 9))
  const runner = playerOn(wardrobe, who, { pose: POSES.running, place: { turn, at: [-10, -8, 0] }, step: 1.2 })
  return staged({
    camera: new Camera({ from: [0, -128, 1100], to: [8, -76, 0], across: width > height ? 310 : 175, width, height }),
    lighting: isSunny ? lowSun(1) : floodlit(-1),
    evening: evening(taken, isSunny ? { sky: SUNSET, floodlights: [], haze: 0, crowd: 1.5 } : {}),
    standing: [runner],
    things: [ball([62, GROUND + BALL_RADIUS + 3, 42], turnBy(20, 30, 10), lightOf('#17181c'), 0.9)],
    turf: { light: isSunny ? [1.2, 0.9, 0.6] : [0.75, 0.8, 0.85], focus: 1_100, deep: 110 },
    pan: 0.022,
  })
}

/** At full stretch, the ball at the fingers. */
export function leap(taken: Taken, who: Dressed): Staged {
  const { width, height, wardrobe } = taken
  const turn = combined(turnBy(0, 0, 68), turnBy(-24, -4))
  const keeper = playerOn(wardrobe, who, { pose: POSES.leaping, place: { turn, at: [-58, -40, 0] }, step: 1.2 })
  return staged({
    camera: new Camera({ from: [0, -110, 1000], to: [-8, -82, 0], across: 300, width, height }),
    lighting: floodlit(1, 1.1),
    evening: evening(taken),
    standing: [keeper],
    things: [ball([-128, -14, 20], turnBy(50, 20, 70), lightOf('#17181c'), 0.9)],
    turf: { light: [0.7, 0.76, 0.8], focus: 1_000, deep: 110 },
    mist: [0.2, 0.23, 0.28],
  })
}

/** Alone, from behind, in the rain. */
export function inTheRain(taken: Taken, who: Dressed): Staged {
  const { width, height, wardrobe } = taken
  const person = playerOn(wardrobe, who, {
    pose: POSES.hanging,
    place: { turn: combined(turnBy(14), away), at: [-6, 0, 0] },
    step: 1,
  })
  return staged({
    camera: new Camera({ from: [0, -60, 560], to: [0, -46, 0], across: width > height ? 175 : 104, width, height }),
    lighting: { ...backlit, sky: [0.09, 0.1, 0.13] },
    evening: evening(taken, {
      haze: 0.9,
      crowd: 0.7,
      floodlights: [
        [0.22, 0.13, 5],
        [0.8, 0.16, 4],
      ],
    }),
    standing: [person],
    turf: null,
    mist: [0.18, 0.2, 0.25],
    rain: 1,
  })
}
