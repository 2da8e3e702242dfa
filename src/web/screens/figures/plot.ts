/** The drawing of every plot, in the units of its own view. */
export const PLOT = { width: 640, height: 280, left: 40, right: 16, top: 20, bottom: 36 } as const

const INNER = {
  width: PLOT.width - PLOT.left - PLOT.right,
  height: PLOT.height - PLOT.top - PLOT.bottom,
}

const STEPS = [1, 2, 5, 10, 20, 50, 100]
const LINES_MAX = 6

/** Whole numbers from nothing up to at least the highest, a few of them. */
export function ticksTo(highest: number): number[] {
  const step = STEPS.find((size) => highest / size < LINES_MAX) ?? 200
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

export const heightAt = (value: number, top: number): number => PLOT.top + INNER.height * (1 - value / Math.max(top, 1))

/** The middle of one of so many equal places. */
export const middleOf = (index: number, count: number): number => PLOT.left + (INNER.width * (index + 0.5)) / count

export const placeWidth = (count: number): number => INNER.width / count
