export type Random = () => number

/** The same numbers from 0 to 1 for the same seed, on every machine. */
export function seeded(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** Around nought, mostly within one. */
export const scattered = (random: Random): number => random() + random() + random() + random() - 2
