import type { PlayerView } from '#graphic/match-view.ts'

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

type Names = readonly (readonly [firstName: string, lastName: string])[]

/** Their ids go down from the first: no player of the club's has one below zero. */
export const squadOf = (names: Names, firstId: number): readonly PlayerView[] =>
  names.map(([firstName, lastName], index) => ({
    id: firstId - index,
    firstName,
    lastName,
    number: index + 1,
    lineupImage: null,
    scorerImage: null,
  }))

/** Stands in where the club has no players yet. */
export const SAMPLE_SQUAD: readonly PlayerView[] = squadOf(NAMES, -1)
