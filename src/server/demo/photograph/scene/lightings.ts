import type { Lighting } from '../render/light.ts'
import { unit } from '../vector.ts'

/** Floodlights of all four masts, one of them nearer. */
export const floodlit = (side: 1 | -1, strength = 1): Lighting => ({
  lamps: [
    {
      towards: unit([side * -0.75, 0.75, 0.6]),
      colour: [1.05 * strength, 1.02 * strength, 0.95 * strength],
      size: 0.7,
    },
    { towards: unit([side * 0.9, 0.5, -0.6]), colour: [1.3, 1.42, 1.65], size: 0.7 },
    { towards: unit([side * -0.8, 0.55, -0.8]), colour: [0.8, 0.9, 1.1], size: 0 },
  ],
  sky: [0.1, 0.115, 0.15],
  ground: [0.03, 0.055, 0.03],
})

/** The lights are behind them: edges shine, the rest is nearly black. */
export const backlit: Lighting = {
  lamps: [
    { towards: unit([0.1, 0.5, 0.9]), colour: [0.08, 0.085, 0.1], size: 0 },
    { towards: unit([0.8, 0.4, -0.75]), colour: [2.6, 2.7, 2.9], size: 0.6 },
    { towards: unit([-0.8, 0.4, -0.75]), colour: [2.6, 2.7, 2.9], size: 0.6 },
  ],
  sky: [0.03, 0.035, 0.05],
  ground: [0.012, 0.02, 0.012],
}

/** An hour before the sun goes down, from the side and behind. */
export const lowSun = (side: 1 | -1): Lighting => ({
  lamps: [
    { towards: unit([side * 0.85, 0.28, 0.3]), colour: [2.1, 1.35, 0.7], size: 0.5 },
    { towards: unit([side * 0.75, 0.3, -0.7]), colour: [2.6, 1.7, 0.9], size: 0.5 },
    { towards: unit([side * -0.7, 0.6, 0.3]), colour: [0.2, 0.24, 0.32], size: 0 },
  ],
  sky: [0.16, 0.18, 0.25],
  ground: [0.05, 0.075, 0.035],
})
