import type { SharedMatchKey } from '#domain/club/settings.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { withShared } from '#domain/match/shared-keys/from-shared.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { holdCurrent } from './match-store.ts'
import { parsedText, readTexts, type SharedTexts, showMatch } from './shared-texts.ts'

/** The line-up last: what it says of the teams is what counts. */
const READING_ORDER = [
  'lineup_settings_global',
  'scorer_settings_global',
  'result_settings_global',
  'lineup_positions_global',
] as const satisfies readonly SharedMatchKey[]

/** As long as nobody has said whom the club plays, the texts are all there is of a match. */
export const stateOfTexts = (texts: SharedTexts, now: number): MatchState =>
  READING_ORDER.reduce<MatchState>(
    (state, key) => withShared(state, key, texts[key] ?? {}, { now, mayNameTeams: true }),
    EMPTY_MATCH,
  )

/** A change of the texts where there is no match; who calls holds the lock of the current one. */
export async function changeDraft(
  tx: Tx,
  recipe: (state: MatchState) => MatchState,
  by: string | null,
  now: number,
): Promise<void> {
  if (await holdCurrent(tx)) return
  const texts = await readTexts(tx)
  const before = stateOfTexts(texts, now)
  const after = recipe(before)
  if (after === before) return
  for (const key of await showMatch(tx, after, texts, { by, now })) await recordLiveEntry(tx, 'setting', key)
}

/** What a clock says that runs without a match; null where there is one, or no clock. */
export async function readDraftClock(db: Db): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'lineup_settings_global')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('matches').select('id').where('is_current', '=', true))),
    )
    .executeTakeFirst()
  return parsedText(row?.value ?? null)
}
