import type { PlayerView } from '#scene/match-view.ts'

const NAMES = [
  ['Jan', 'Kowalski'],
  ['Piotr', 'Nowak'],
  ['Adam', 'Wiśniewski'],
  ['Tomasz', 'Wójcik'],
  ['Marek', 'Kamiński'],
  ['Paweł', 'Lewandowicz'],
  ['Kamil', 'Zieliński-Mróz'],
  ['Łukasz', 'Szymczak'],
  ['Michał', 'Woźniak'],
  ['Rafał', 'Dąbek'],
  ['Jakub', 'Kozioł'],
  ['Grzegorz', 'Janik'],
  ['Szymon', 'Maj'],
  ['Wojciech', 'Krawiec'],
] as const

/** Stands in where the club has no players yet. */
export const SAMPLE_SQUAD: readonly PlayerView[] = NAMES.map(([firstName, lastName], index) => ({
  id: -1 - index,
  firstName,
  lastName,
  number: index + 1,
  lineupImage: null,
  scorerImage: null,
}))
