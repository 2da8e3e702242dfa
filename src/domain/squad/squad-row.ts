import type { PersonName } from './person-name.ts'
import { NUMBER_RANGE, wholeNumber } from './shirt-number.ts'

const TEXT_MAX = 60

export interface ListedPlayer extends PersonName {
  /** Null: the list does not give it. */
  number: number | null
  position: string | null
}

export interface NumberedPlayer extends ListedPlayer {
  number: number
}

interface ListPlace {
  line: number
  text: string
}

export type SquadRow =
  | (ListPlace & { kind: 'player'; player: ListedPlayer })
  | (ListPlace & { kind: 'refused'; reason: string })

export interface RawPlayer extends PersonName {
  number: string
  position: string
}

/** The one gate of a list: what passes can be saved as it is, once it has a number. */
export function squadRow({ line, text }: ListPlace, raw: RawPlayer): SquadRow {
  const { firstName, lastName, position } = raw
  const reasons = [nameFault(firstName, lastName), numberFault(raw.number), tooLong(raw)].filter(Boolean)
  return reasons.length > 0
    ? { line, text, kind: 'refused', reason: reasons.join(', ') }
    : {
        line,
        text,
        kind: 'player',
        player: { firstName, lastName, number: wholeNumber(raw.number), position: position.trim() || null },
      }
}

function nameFault(firstName: string, lastName: string): string | null {
  if (!firstName && !lastName) return 'brak imienia i nazwiska'
  if (!firstName) return 'brak imienia'
  if (!lastName) return 'brak nazwiska'
  return /\d/.test(firstName + lastName) ? 'liczba w imieniu lub nazwisku' : null
}

function numberFault(text: string): string | null {
  if (text.trim() === '') return null
  const number = wholeNumber(text)
  if (number === null) return `numer „${text.trim()}” nie jest liczbą całkowitą`
  return number < NUMBER_RANGE.min || number > NUMBER_RANGE.max
    ? `numer poza zakresem ${NUMBER_RANGE.min}–${NUMBER_RANGE.max}`
    : null
}

function tooLong({ firstName, lastName, position }: RawPlayer): string | null {
  const what = firstName.length > TEXT_MAX ? 'imię' : lastName.length > TEXT_MAX ? 'nazwisko' : null
  if (what) return `${what} ma ponad ${TEXT_MAX} znaków`
  return position.trim().length > TEXT_MAX ? `pozycja ma ponad ${TEXT_MAX} znaków` : null
}
