import { foldedText } from './folded-text.ts'
import { groupedBy } from './grouped-by.ts'
import { type KnownPlayer, matchPlayers, nameKey } from './player-match.ts'
import type { ListedPlayer, NumberedPlayer, SquadRow } from './squad-row.ts'

export interface FieldChange {
  field: keyof ListedPlayer
  was: string
  becomes: string
}

export type PlannedRow = { line: number; text: string } & (
  | { action: 'add'; player: NumberedPlayer; isNumberGiven: boolean; warning: string | null }
  | { action: 'change'; id: number; player: NumberedPlayer; changes: FieldChange[]; warning: string | null }
  | { action: 'same'; player: NumberedPlayer }
  | { action: 'numberless'; player: ListedPlayer }
  | { action: 'refused'; reason: string }
)

/** Numbers given to new players whom the list has without one, by `nameKey`: the list may still change around them. */
export type GivenNumbers = ReadonlyMap<string, number>

/** What saving a list would do to the squad, line by line; nothing that the list leaves out is touched. */
export function planImport(
  rows: readonly SquadRow[],
  squad: readonly KnownPlayer[],
  given: GivenNumbers = new Map(),
): PlannedRow[] {
  const distinct = withoutRepeats(rows)
  const matches = matchPlayers(
    distinct.flatMap((row) => (row.kind === 'player' ? [row.player] : [])),
    squad,
  )
  const plan = distinct.map((row): PlannedRow => {
    const { line, text } = row
    if (row.kind === 'refused') return { line, text, action: 'refused', reason: row.reason }
    const known = matches.get(row.player)
    if (known === 'several') return { line, text, action: 'refused', reason: severalReason(row.player) }
    if (!known) return { line, text, ...newcomer(row.player, given) }
    const player = merged(known, row.player)
    const changes = changesBetween(known, player)
    return changes.length === 0
      ? { line, text, action: 'same', player }
      : { line, text, action: 'change', id: known.id, player, changes, warning: null }
  })
  return withWarnings(plan, squad)
}

function newcomer(player: ListedPlayer, given: GivenNumbers) {
  const number = player.number ?? given.get(nameKey(player))
  if (number === undefined) return { action: 'numberless' as const, player }
  const isNumberGiven = player.number === null
  return { action: 'add' as const, player: { ...player, number }, isNumberGiven, warning: null }
}

/** The same name with the same number is one player, however often the list has him. */
function withoutRepeats(rows: readonly SquadRow[]): SquadRow[] {
  const firstLines = new Map<string, number>()
  return rows.map((row) => {
    if (row.kind === 'refused') return row
    const key = `${nameKey(row.player)} ${row.player.number}`
    const firstLine = firstLines.get(key)
    if (firstLine === undefined) firstLines.set(key, row.line)
    return firstLine === undefined
      ? row
      : { line: row.line, text: row.text, kind: 'refused', reason: `powtórzenie wiersza ${firstLine}` }
  })
}

const severalReason = ({ firstName, lastName }: ListedPlayer): string =>
  `w kadrze jest kilku: ${firstName} ${lastName} – zmień numer w formularzu`

function merged(known: KnownPlayer, listed: ListedPlayer): NumberedPlayer {
  return {
    firstName: betterSpelling(known.firstName, listed.firstName),
    lastName: betterSpelling(known.lastName, listed.lastName),
    number: listed.number ?? known.number,
    position: listed.position ?? known.position,
  }
}

/** A list without Polish letters does not take them away from a name that has them. */
function betterSpelling(known: string, listed: string): string {
  if (foldedText(known) !== foldedText(listed)) return listed
  const isPlain = foldedText(listed) === listed.toLowerCase()
  return isPlain || listed.toLowerCase() === known.toLowerCase() ? known : listed
}

const FIELDS = ['number', 'firstName', 'lastName', 'position'] as const

const changesBetween = (was: ListedPlayer, becomes: ListedPlayer): FieldChange[] =>
  FIELDS.filter((field) => was[field] !== becomes[field]).map((field) => ({
    field,
    was: String(was[field] ?? ''),
    becomes: String(becomes[field] ?? ''),
  }))

/** The squad as it will be once the plan is saved. */
export function squadAfter(plan: readonly PlannedRow[], squad: readonly KnownPlayer[]): NumberedPlayer[] {
  const changed = new Map(plan.flatMap((row) => (row.action === 'change' ? [[row.id, row.player] as const] : [])))
  const added = plan.flatMap((row) => (row.action === 'add' ? [row.player] : []))
  return [...squad.map((player) => changed.get(player.id) ?? player), ...added]
}

/** Two players may share a number, but seldom on purpose. */
function withWarnings(plan: readonly PlannedRow[], squad: readonly KnownPlayer[]): PlannedRow[] {
  const byNumber = groupedBy(squadAfter(plan, squad), ({ number }) => number)
  return plan.map((row) => {
    const takesNumber = row.action === 'add' || (row.action === 'change' && row.changes.some(isNumberChange))
    if (!takesNumber) return row
    const other = byNumber.get(row.player.number)?.find((player) => player !== row.player)
    return other ? { ...row, warning: `numer ${other.number} ma już ${other.firstName} ${other.lastName}` } : row
  })
}

const isNumberChange = ({ field }: FieldChange): boolean => field === 'number'
