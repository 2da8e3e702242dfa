import type { CellValue } from './document/document.ts'
import { isObject } from './document/document.ts'
import { itemOf, type PlainCell } from './document/keys.ts'
import { EVENT_NAMES } from './events/event-words.ts'
import { restoreEvent } from './events/match-event.ts'
import { shortDate } from './wall-date.ts'

/** How people who work on a match call its parts, and the values of those parts, when two of them disagree. */

export interface Names {
  player(id: number | null): string
  opponent(id: number | null): string
  template(id: number | null): string
}

const PLAIN_NAMES: Record<PlainCell, string> = {
  opponentId: 'Przeciwnik',
  isHome: 'Gospodarz',
  matchDate: 'Data meczu',
  matchTime: 'Godzina meczu',
  competition: 'Rozgrywki',
  round: 'Kolejka',
  venue: 'Miejsce',
  course: 'Stan meczu',
  ruling: 'Wynik przyznany',
  clock: 'Zegar meczu',
  shootout: 'Rzuty karne',
  extraGoals: 'Wynik',
  isOpponentGoal: 'Rodzaj gola',
  selectedScorer: 'Strzelec',
  shownGoal: 'Gol na grafice',
  isHalfTime: 'Rodzaj wyniku',
  published: 'Opublikowany skład',
  slotIds: 'Ustawienie',
  bestPlayer: 'Zawodnik meczu',
  post: 'Wolny post',
}

const SLOT_LINES: Record<string, string> = { gk: 'bramkarz', def: 'obrońca', mid: 'pomocnik', fwd: 'napastnik' }

/** `def-3` is the third defender of the usual formation. */
function slotName(id: string): string {
  const [line = '', number = ''] = id.split('-')
  return `${SLOT_LINES[line] ?? id} ${number}`.trim()
}

export function cellName(key: string): string {
  const slot = itemOf(key, 'player')
  if (slot !== null) return `Zawodnik na pozycji: ${slotName(slot)}`
  const place = itemOf(key, 'slot')
  if (place !== null) return `Miejsce na boisku: ${slotName(place)}`
  if (itemOf(key, 'bench') !== null) return 'Ławka rezerwowych'
  if (itemOf(key, 'event') !== null) return 'Zdarzenie meczu'
  if (itemOf(key, 'template') !== null) return 'Szablon'
  if (itemOf(key, 'photo') !== null) return 'Zdjęcie na grafice'
  if (itemOf(key, 'stat') !== null) return 'Statystyki meczu'
  return PLAIN_NAMES[key as PlainCell] ?? key
}

const COURSES: Record<string, string> = {
  regular: 'według zegara',
  postponed: 'przełożony',
  cancelled: 'odwołany',
  abandoned: 'przerwany',
}

const idFrom = (value: CellValue): number | null => (typeof value === 'number' ? value : null)

function eventWords(value: CellValue, { player }: Names): string {
  const event = restoreEvent('', value)
  if (!event) return 'usunięte'
  const who = event.name ?? (event.playerId === null ? null : player(event.playerId))
  const words = [EVENT_NAMES[event.kind], event.minute, who].filter(Boolean).join(', ')
  return event.isTakenBack ? `${words} (cofnięte)` : words
}

const sidesWords = (value: CellValue): string =>
  isObject(value) ? `nasze ${value.ours}, przeciwnika ${value.theirs}` : ''

const PLAIN_VALUES: Partial<Record<PlainCell, (value: CellValue, names: Names) => string>> = {
  opponentId: (value, names) => names.opponent(idFrom(value)),
  isHome: (value) => (value === false ? 'mecz na wyjeździe' : 'mecz u siebie'),
  matchDate: (value) => shortDate(String(value)),
  course: (value) => COURSES[String(value)] ?? String(value),
  ruling: sidesWords,
  shootout: sidesWords,
  bestPlayer: (value, names) => names.player(idFrom(value)),
  extraGoals: (value) => (isObject(value) ? `gole bez strzelca: nasze ${value.ours}, przeciwnika ${value.theirs}` : ''),
}

/** The value in words; an empty cell is said to be empty. */
export function cellWords(key: string, value: CellValue, names: Names): string {
  if (value === null) return itemOf(key, 'player') === null ? 'puste' : 'nikt'
  if (itemOf(key, 'player') !== null) return names.player(idFrom(value))
  if (itemOf(key, 'event') !== null) return eventWords(value, names)
  if (itemOf(key, 'template') !== null) return names.template(idFrom(value))
  if (itemOf(key, 'photo') !== null) return `zdjęcie nr ${value}`
  if (itemOf(key, 'slot') !== null) return 'przesunięte'
  if (itemOf(key, 'stat') !== null) return sidesWords(value)
  if (itemOf(key, 'bench') !== null) return names.player(Number(itemOf(key, 'bench')))
  const words = PLAIN_VALUES[key as PlainCell]
  return words ? words(value, names) : String(value)
}
