import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number
  }
}

/** Set by `npm run test:long`: how many times as many runs it makes as `npm test`. */
const FACTOR = Number(process.env.PROPERTY_FACTOR ?? 1)

/** Of a property that names no number; `runs` in those that are dearer or need more to meet their case. */
export const USUAL_RUNS = 30

/** How often a property is tried: so often in `npm test`, many times that in `npm run test:long`. */
export const runs = (few: number): { numRuns: number } => ({ numRuns: few * FACTOR })

/**
 * Of a long table of cases each so-many-th in `npm test`, from where the seed says; all in `npm run test:long`. Of pairs
 * every one of either list comes about when `each` and the length of the second have no divisor in common.
 */
export const someOf = <T>(cases: readonly T[], each: number, from = 0): readonly T[] =>
  FACTOR > 1 ? cases : cases.filter((_, index) => (index + from + inject('propertySeed')) % each === 0)

/** Every pair of the two. */
export const pairs = <A, B>(one: readonly A[], other: readonly B[]): Array<[A, B]> =>
  one.flatMap((a) => other.map((b): [A, B] => [a, b]))
