import { cellsOf } from '#domain/match/document/cells-of-state.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { newId } from '#web/api/new-id.ts'
import { loadSync } from './load-sync.ts'
import type { MatchKey } from './matches-store.ts'

export interface WantedMatch {
  /** Absent: the default team's. */
  teamId?: number | undefined
  opponentId: number
  isHome: boolean
  matchDate: string | null
  matchTime: string | null
  competition: string | null
  round: string | null
  venue: string | null
  isCurrent: boolean
}

/** A match made on purpose; nothing of another comes along. Without a connection it waits under the name that is returned. */
export async function makeNewMatch(wanted: WantedMatch): Promise<MatchKey> {
  const key = newId()
  const { opponentId, teamId: _, isCurrent: __, ...facts } = wanted
  const cells = cellsOf({ ...EMPTY_MATCH, selectedOpponent: opponentId, ...facts })
  const sync = await loadSync()
  sync.make(key, { ...wanted }, cells)
  return key
}
