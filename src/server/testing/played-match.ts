import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import type { CellValue } from '#domain/match/document/document.ts'

const KICK_OFF = Date.parse('2026-08-15T15:00:00Z')
const BENCH = 7

/** A match that is over, 3:1, with all that is recorded of one: eleven, bench, goals, cards, substitutions. */
export function playedMatch(players: readonly number[]): Record<string, CellValue> {
  const of = (place: number): number => players[place % players.length] ?? 0
  const eleven = DEFAULT_FORMATION.map(({ id }, place) => [`player:${id}`, of(place)] as const)
  const bench = Array.from({ length: BENCH }, (_, place) => [`bench:${of(11 + place)}`, place] as const)
  const event = (kind: string, minute: number, playerId: number | null, otherId: number | null = null) => {
    const side = playerId === null ? 'theirs' : 'ours'
    return [
      `event:${kind}-${minute}`,
      { kind, side, at: KICK_OFF + minute * 60_000, minute: `${minute}'`, playerId, otherId },
    ] as const
  }
  return {
    clock: { matchTimeState: 'finished', matchTimerActive: false, matchTimerStartTime: null, matchTimerElapsed: 0 },
    ...Object.fromEntries(eleven),
    ...Object.fromEntries(bench),
    ...Object.fromEntries([
      event('goal', 12, of(9), of(8)),
      event('goal', 33, null),
      event('goal', 51, of(10), of(9)),
      event('penalty', 78, of(9)),
      event('yellowCard', 40, of(4)),
      event('yellowCard', 66, of(6)),
      event('substitution', 60, of(7), of(12)),
      event('substitution', 70, of(8), of(13)),
      event('substitution', 85, of(10), of(14)),
    ]),
  }
}

/** As a device sends cells of a match that has none of them yet. */
export const asChanges = (cells: Record<string, CellValue>) => ({
  device: 'pomiar',
  changes: Object.fromEntries(Object.entries(cells).map(([key, to]) => [key, { base: 0, from: null, to }])),
})
