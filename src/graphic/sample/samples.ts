/** What data a template is looked at with. */
export const SAMPLES = {
  home: 'U siebie',
  away: 'Na wyjeździe',
  longest: 'Najdłuższe nazwy',
  noPhotos: 'Bez zdjęć',
  noGoals: 'Bez goli',
  manyGoals: 'Wiele goli',
  current: 'Aktualny mecz',
} as const

export type SampleName = keyof typeof SAMPLES
export const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[]

export type MadeUpSample = Exclude<SampleName, 'current'>
