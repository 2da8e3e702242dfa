import { foldedWords } from './folded-text.ts'

export const COLUMN_KINDS = ['number', 'firstName', 'lastName', 'fullName', 'position'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** What each column holds; null where it is nothing of ours. */
export type Columns = readonly (ColumnKind | null)[]

export interface ListHeader {
  columns: Columns
  isLastNameFirst: boolean
}

const NAMES: Record<ColumnKind, readonly string[]> = {
  number: [
    'nr',
    'no',
    'num',
    'numer',
    'number',
    'nr koszulki',
    'numer koszulki',
    'nr na koszulce',
    'numer na koszulce',
    'nr zawodnika',
    'shirt number',
    'jersey number',
    'shirt',
  ],
  firstName: ['imie', 'imiona', 'first name', 'firstname', 'given name', 'forename'],
  lastName: ['nazwisko', 'last name', 'lastname', 'surname', 'family name'],
  fullName: [
    'imie i nazwisko',
    'imie nazwisko',
    'nazwisko i imie',
    'nazwisko imie',
    'zawodnik',
    'zawodniczka',
    'zawodnicy',
    'pilkarz',
    'player',
    'player name',
    'name',
    'full name',
  ],
  position: ['pozycja', 'poz', 'pozycja na boisku', 'formacja', 'position', 'pos'],
}

const KIND_OF = new Map(COLUMN_KINDS.flatMap((kind) => NAMES[kind].map((name) => [name, kind] as const)))

/** A line that names the columns, and holds no player. */
export function headerOf(cells: readonly string[]): ListHeader | null {
  const names = cells.map((cell) => (cell.trim() === '#' ? 'nr' : foldedWords(cell).join(' ')))
  const columns = names.map((name) => KIND_OF.get(name) ?? null)
  if (!columns.includes('lastName') && !columns.includes('fullName')) return null
  return { columns, isLastNameFirst: isReversed(columns, names) }
}

/** The same in a list that is parted by single spaces: 'Nr Imię Nazwisko Pozycja'. */
export function headerOfWords(line: string): ListHeader | null {
  const names = foldedWords(line.replaceAll('#', ' nr '))
  const kinds = names.map((name) => KIND_OF.get(name) ?? null)
  const isHeader = names.every((name, index) => kinds[index] !== null || name === 'lp' || name === 'i')
  return isHeader && (kinds.includes('lastName') || kinds.includes('fullName'))
    ? { columns: ['fullName'], isLastNameFirst: isReversed(kinds, names) }
    : null
}

const isReversed = (kinds: Columns, names: readonly string[]): boolean => {
  const last = kinds.indexOf('lastName')
  return (last !== -1 && last < kinds.indexOf('firstName')) || names.some((name) => name.startsWith('nazwisko '))
}
