import type { Lineup } from '#domain/lineup/slots.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { doubtfulGoals } from '#domain/match/events/doubtful.ts'
import { scorersOf, scoresAfter } from '#domain/match/events/event-score.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { scoreText } from '#domain/match/score.ts'
import type { Tx } from '#server/db/client.ts'

/** What a match keeps of its players when they have left: their names of the day. */
export interface RecordedPlayer {
  id: number
  firstName: string
  lastName: string
  number: number
  position: string | null
  lineupImage: string | null
}

async function playersById(tx: Tx, ids: readonly number[]): Promise<Map<number, RecordedPlayer>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('players')
    .select(['id', 'first_name', 'last_name', 'number', 'position', 'lineup_image'])
    .where('id', 'in', ids)
    .execute()
  const recorded = rows.map(({ first_name, last_name, lineup_image, ...row }) => ({
    ...row,
    firstName: first_name,
    lastName: last_name,
    lineupImage: lineup_image,
  }))
  return new Map(recorded.map((player) => [player.id, player]))
}

const playersOf = ({ slots, bench }: Lineup): (number | null)[] => [...slots.map(({ playerId }) => playerId), ...bench]

/** Line-up, events and scorers with the names as they are now. */
export async function namedRecord(tx: Tx, state: MatchState) {
  const { published, isHome } = state
  const lineup: Lineup = { slots: state.positions, bench: state.benchPlayers }
  const ids = [
    ...playersOf(lineup),
    ...(published ? playersOf(published) : []),
    ...state.events.flatMap(({ playerId, otherId }) => [playerId, otherId]),
  ]
  const players = await playersById(
    tx,
    [...new Set(ids)].filter((id) => id !== null),
  )
  const playerOf = (id: number | null) => (id === null ? null : (players.get(id) ?? null))
  const named = ({ slots, bench }: Lineup) => ({
    positions: slots.map(({ playerId, ...slot }) => ({ ...slot, player: playerOf(playerId) })),
    benchPlayers: bench.flatMap((id) => playerOf(id) ?? []),
  })
  const scores = scoresAfter(state.events, isHome)
  const doubtful = doubtfulGoals(state.events)
  const nameEvent = ({ id, kind, side, minute, playerId, name, otherId, otherName, note }: MatchEvent) => ({
    id,
    kind,
    side,
    minute,
    score: scoreText(scores.get(id) ?? { home: 0, away: 0 }),
    player: playerOf(playerId),
    name,
    other: playerOf(otherId),
    otherName,
    note,
  })
  const told = state.events.filter(({ id, isTakenBack }) => !isTakenBack && !doubtful.has(id))
  return {
    lineup: named(lineup),
    publishedLineup: published && named(published),
    events: told.map(nameEvent),
    /** Also of one that is told no longer: it stays in the document with its players. */
    nameEvent,
    scorers: scorersOf(state.events, isHome).map((entry) => ({ ...entry, player: playerOf(entry.playerId) })),
  }
}

export type NamedRecord = Awaited<ReturnType<typeof namedRecord>>
export type NamedEvent = NamedRecord['events'][number]
