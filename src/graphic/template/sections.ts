/** The parts of the form that fold, in their order. */
export const SECTIONS = {
  letters: 'Litery i wiersze',
  picture: 'Kadr i maska',
  gradient: 'Gradient',
  outline: 'Obrys',
  shadow: 'Cień',
} as const

export type SectionName = keyof typeof SECTIONS
