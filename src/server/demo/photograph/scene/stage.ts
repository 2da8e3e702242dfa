import type { Standing } from '../figure/athlete.ts'
import { between, seeded } from '../random.ts'
import type { Body } from '../render/body.ts'
import { addGlow, blurred } from '../render/bokeh.ts'
import type { Camera } from '../render/camera.ts'
import { composed, enlarged } from '../render/compose.ts'
import type { Lighting } from '../render/light.ts'
import type { Picture } from '../render/picture.ts'
import { shoot } from '../render/shoot.ts'
import { times, type Vector } from '../vector.ts'
import { type Evening, stands } from './stands.ts'
import { layTurf, type Turf } from './turf.ts'

/** Where the boots of somebody stand whose eyes are at nought. */
export const GROUND = -169

export interface Stage {
  camera: Camera
  lighting: Lighting
  evening: Omit<Evening, 'turf'>
  standing: readonly Standing[]
  /** Besides people: ball, flag. */
  things?: readonly Body[]
  turf: Omit<Turf, 'bodies' | 'level'> | null
  /** Mist in front of everything, brighter towards the lights. */
  mist?: Vector
  rain?: number
  /** The camera follows them: what stands still is drawn out sideways, by that share of the width. */
  pan?: number
}

/** Where the ground ends, as a share of the height. */
function horizon({ view: { height }, ahead, above, pixelsAtOne }: Camera): number {
  const row = height / 2 + (ahead[1] / above[1]) * pixelsAtOne
  return Math.min(1.2, Math.max(0, row / height))
}

/** Drops that are streaks while the shutter is open. */
function addRain(picture: Picture, strength: number, seed: number): void {
  const { width, height, colours } = picture
  const random = seeded(seed)
  for (let drop = 0; drop < 900 * strength; drop++) {
    const near = random() ** 3
    const length = height * (0.02 + 0.07 * near)
    const light = between(random, 0.01, 0.05) * (1 - 0.5 * near)
    let x = random() * width
    let y = random() * height - length
    for (let along = 0; along < length; along += 0.7) {
      x += 0.09
      y += 0.7
      for (let thick = 0; thick <= near * 2; thick++) {
        const px = Math.round(x) + thick
        if (px < 0 || y < 0 || px >= width || y >= height - 1) continue
        const at = (Math.floor(y) * width + px) * 3
        for (let index = 0; index < 3; index++) colours[at + index] = (colours[at + index] as number) + light
      }
    }
  }
}

export interface Staged {
  whole: Picture
  alone: Picture
}

/** People on the pitch before the far stand. */
export function staged({ camera, lighting, evening, standing, things = [], turf, mist, rain, pan }: Stage): Staged {
  const { width, height } = camera.view
  const far = stands(Math.round(width / 3), Math.round(height / 3), { ...evening, turf: horizon(camera) })
  const behind = enlarged(far, width, height)
  const shadows = standing.flatMap((one) => one.shadows)
  const bodies = [...standing.flatMap((one) => one.bodies), ...things]
  if (turf) layTurf(behind, camera, { ...turf, level: GROUND, bodies: [...bodies] })
  const alone = shoot({
    bodies,
    shadows: [...shadows, ...things],
    hair: standing.flatMap((one) => one.hair),
    lighting,
    camera,
  })
  const drawnOut = pan ? blurred(behind, 1, Math.round(pan * width)) : behind
  const whole = composed(alone, drawnOut)
  if (mist)
    for (const [x, y, bright] of evening.floodlights)
      addGlow(whole, x * width, y * height, width * 0.55, times(mist, bright * 0.1))
  if (rain) addRain(whole, rain, evening.seed)
  return { whole, alone }
}
