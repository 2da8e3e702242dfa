/** Labels nearer than this, in pixels of the screen, run into one another. */
const LEAST_APART = 56
const LEAST_TICK_APART = 5
const ROUND = [1, 2, 5]
const MOST_DIGITS = 6

export interface RulerTick {
  /** In pixels of the graphic. */
  at: number
  isLabelled: boolean
}

const roundSteps = Array.from({ length: MOST_DIGITS }, (_, digits) => ROUND.map((step) => step * 10 ** digits)).flat()

const stepFor = (scale: number, apart: number): number =>
  roundSteps.find((step) => step * scale >= apart) ?? roundSteps.at(-1) ?? 1

/** Every labelled tick is one of the small ones too: only steps that divide the labelled one are taken. */
function smallStep(labelled: number, scale: number): number {
  const fits = (step: number) => step * scale >= LEAST_TICK_APART && labelled % step === 0
  return roundSteps.find((step) => step <= labelled && fits(step)) ?? labelled
}

/** @param scale pixels of the screen for one of the graphic */
export function rulerTicks(length: number, scale: number): RulerTick[] {
  const labelled = stepFor(scale, LEAST_APART)
  const small = smallStep(labelled, scale)
  return Array.from({ length: Math.floor(length / small) + 1 }, (_, index) => ({
    at: index * small,
    isLabelled: (index * small) % labelled === 0,
  }))
}
