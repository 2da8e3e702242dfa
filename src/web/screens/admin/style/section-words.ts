import type { ClubStyle } from '#graphic/style/club-style.ts'
import { PATTERN_LABELS, TEXTURE_LABELS } from '#graphic/style/option-labels.ts'
import { LOOK_LABELS, type LookName } from '#graphic/template/look-name.ts'

/** What is chosen in a section, for who has it folded. */
export const lookWords = (look: LookName | null): string => (look ? LOOK_LABELS[look] : 'różne')

export const colourWords = ({ colours }: ClubStyle): string => (colours ? 'własne' : 'z herbu')

export const fontWords = ({ fonts: { display, text } }: ClubStyle): string =>
  display || text ? 'własne' : 'czcionki wyglądu'

export const groundWords = ({ pattern, texture }: ClubStyle): string => {
  const chosen = [
    ...(pattern === 'look' ? [] : [PATTERN_LABELS[pattern]]),
    ...(texture === 'look' ? [] : [TEXTURE_LABELS[texture]]),
  ]
  return chosen.length > 0 ? chosen.join(', ').toLocaleLowerCase('pl') : 'własne tło wyglądu'
}
