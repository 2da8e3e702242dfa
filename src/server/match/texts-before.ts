import type { SharedMatchKey } from '#domain/club/settings.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { withShared } from '#domain/match/shared-keys/from-shared.ts'
import type { SharedTexts } from './shared-texts.ts'

/** The line-up last: what it says of the teams is what counts. */
const READING_ORDER = [
  'lineup_settings_global',
  'scorer_settings_global',
  'result_settings_global',
  'lineup_positions_global',
] as const satisfies readonly SharedMatchKey[]

/** What the texts say where there is no match behind them. */
export const stateOfTexts = (texts: SharedTexts, now: number): MatchState =>
  READING_ORDER.reduce<MatchState>(
    (state, key) => withShared(state, key, texts[key] ?? {}, { now, mayNameTeams: true }),
    EMPTY_MATCH,
  )
