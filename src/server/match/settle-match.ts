import type { SharedMatchKey } from '#domain/club/settings.ts'
import { NEW_CLOCK } from '#domain/match/clock.ts'
import { type SharedValue, spreadResult, spreadScorer } from '#domain/match/spread.ts'
import type { Tx } from '#server/db/client.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { endCurrentMatch, keepMatch, type MatchMoment } from './keep-match.ts'
import { readShared, type SharedValues, writeShared } from './shared-values.ts'

const OTHER_SIDE = {
  scorer_settings_global: { key: 'result_settings_global', spread: spreadScorer },
  result_settings_global: { key: 'scorer_settings_global', spread: spreadResult },
} as const

/** The score of a goal goes to the result and the other way round. */
function spreadFrom(key: SharedMatchKey, shared: SharedValues): Partial<SharedValues> {
  if (key !== 'scorer_settings_global' && key !== 'result_settings_global') return {}
  const saved = shared[key]
  const { key: other, spread } = OTHER_SIDE[key]
  const changed = saved && spread(saved, shared[other])
  return changed ? { [other]: changed } : {}
}

const fromNothing = ({ scorer_settings_global: scorer, result_settings_global: result }: SharedValues) => {
  const goal: SharedValue | null = scorer && { ...scorer, homeScore: 0, awayScore: 0, scorerId: null, scorers: [] }
  const end: SharedValue | null = result && { ...result, resultHomeScore: 0, resultAwayScore: 0, scorers: [] }
  return {
    lineup_settings_global: { ...NEW_CLOCK },
    ...(goal && { scorer_settings_global: goal }),
    ...(end && { result_settings_global: end }),
  }
}

async function writeAll(tx: Tx, values: Partial<SharedValues>, by: string | null): Promise<SharedMatchKey[]> {
  const keys = Object.keys(values) as SharedMatchKey[]
  for (const key of keys) await writeShared(tx, key, values[key] as SharedValue, by)
  return keys
}

/**
 * What follows from a saved shared setting, in the same transaction and as its last step: the other key's
 * score, the match and what fans see of it, and the word to every browser.
 */
export async function settleMatch(tx: Tx, key: SharedMatchKey, by: string | null, moment: MatchMoment): Promise<void> {
  const shared = await readShared(tx)
  const spread = spreadFrom(key, shared)
  const touched = new Set<string>([key, ...(await writeAll(tx, spread, by))])
  const settled = { ...shared, ...spread }
  const { matchId, startsAnew } = await keepMatch(tx, settled, moment)
  if (startsAnew) for (const reset of await writeAll(tx, fromNothing(settled), by)) touched.add(reset)
  for (const changed of touched) await recordLiveEntry(tx, 'setting', changed)
  if (matchId !== null) await recordLiveEntry(tx, 'match', String(matchId))
}

/** With the line-up the match is put away; its record stays as it was, whatever else is cleared before or after. */
export async function settleDeletion(tx: Tx, key: SharedMatchKey): Promise<void> {
  const ended = key === 'lineup_positions_global' ? await endCurrentMatch(tx) : null
  await recordLiveEntry(tx, 'setting', key)
  if (ended !== null) await recordLiveEntry(tx, 'match', String(ended))
}
