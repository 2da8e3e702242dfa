import { FONT_FAMILIES, FONT_WEIGHTS } from '../template/fields.ts'
import { optionLabel } from '../template/option-labels.ts'
import { bundledWeight, faceOf, weightOf } from './faces.ts'

const named = (label: string, like: string): string => (label === like ? label : `${label} (jak ${like})`)

/** A font that is drawn with the face of another one says so. */
const familyLabel = (family: string): string => {
  const first = FONT_FAMILIES.find((other) => faceOf(other) === faceOf(family)) ?? family
  return named(family, first)
}

/** Not every face has four weights; one that is missing says which is drawn in its place. */
const weightLabel = (weight: string, family: string): string => {
  const drawn = (some: string) => bundledWeight(faceOf(family), weightOf(some))
  const first = FONT_WEIGHTS.find((other) => drawn(other) === drawn(weight)) ?? weight
  const label = optionLabel('fontWeight', weight)
  return first === weight ? label : named(label, optionLabel('fontWeight', first).toLocaleLowerCase('pl'))
}

/** What an option of an element's field is called in its list; without a font, as when several differ, by its plain name. */
export function choiceLabel(field: string, option: string, fontFamily: unknown): string {
  if (field === 'fontFamily') return familyLabel(option)
  if (field === 'fontWeight' && typeof fontFamily === 'string') return weightLabel(option, fontFamily)
  return optionLabel(field, option)
}
