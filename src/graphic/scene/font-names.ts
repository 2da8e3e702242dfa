import { BY_FAMILY, BY_WEIGHT, type Face, weightOf } from './faces.ts'

/** The offered name that is drawn with this face; a look's own face goes by itself. */
export const familyOf = (face: Face): string =>
  Object.keys(BY_FAMILY).find((family) => BY_FAMILY[family] === face) ?? face

/** The offered weight that is nearest. */
export const weightNameOf = (weight: number): string =>
  Object.keys(BY_WEIGHT).reduce((best, name) =>
    Math.abs(weightOf(name) - weight) < Math.abs(weightOf(best) - weight) ? name : best,
  )
