import type { z } from 'zod'
import type { newMatch } from '#contract/staff-match.ts'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askedTeamId } from './asked-team.ts'
import { changeMatch } from './change-match.ts'
import { holdCurrent, holdMatch, lockCurrent, type StoredMatch } from './match-store.ts'
import { newDocument } from './new-document.ts'
import { createMatch, isKnownOpponent, type MatchMoment, tell } from './record-match.ts'
import { isShared, showOtherMatch } from './shared-texts.ts'

/** What is chosen once for all goes on; nothing else of the match before does. */
function chosenBefore(before: StoredMatch | null, now: number): MatchState['selectedTemplates'] {
  return before ? stateOf(before.document.cells, now).selectedTemplates : EMPTY_MATCH.selectedTemplates
}

/** As it was asked for; what was prepared before there was an opponent is part of it. */
const stateOfNew = (wanted: z.output<typeof newMatch>, begun: MatchState): MatchState => ({
  ...begun,
  selectedOpponent: wanted.opponentId,
  isHome: wanted.isHome,
  matchDate: wanted.matchDate ?? null,
  matchTime: wanted.matchTime ?? null,
  competition: wanted.competition || null,
  round: wanted.round || null,
  venue: wanted.venue || null,
})

/** The one before stays what it was; a draft that nobody finished has nothing to be remembered by. */
async function takeOver(tx: Tx, before: StoredMatch | null, match: StoredMatch): Promise<StoredMatch> {
  if (before?.isDraft) await tx.deleteFrom('matches').where('id', '=', before.id).execute()
  else if (before) await tx.updateTable('matches').set({ is_current: false }).where('id', '=', before.id).execute()
  await tx.updateTable('matches').set({ is_current: true, is_listed: true }).where('id', '=', match.id).execute()
  return { ...match, isCurrent: true }
}

/** The default team's is shown to those who know only the shared settings. */
const showIfShared = async (tx: Tx, match: StoredMatch, by: string, now: number): Promise<SharedMatchKey[]> =>
  (await isShared(tx, match)) ? showOtherMatch(tx, stateOf(match.document.cells, now), { by, now }) : []

async function finishDraft(
  tx: Tx,
  draft: StoredMatch,
  wanted: z.output<typeof newMatch>,
  by: string,
  moment: MatchMoment,
): Promise<StoredMatch> {
  await tx.updateTable('matches').set({ creation_key: wanted.key }).where('id', '=', draft.id).execute()
  const { match } = await changeMatch(tx, draft, (state) => stateOfNew(wanted, state), by, moment)
  return match
}

async function madeBefore(tx: Tx, key: string): Promise<StoredMatch | null> {
  const row = await tx.selectFrom('matches').select('id').where('creation_key', '=', key).executeTakeFirst()
  return row ? holdMatch(tx, row.id) : null
}

/** A match made on purpose. `isNew` is false where it was made by an earlier try whose answer got lost. */
export function makeMatch(
  db: Db,
  wanted: z.output<typeof newMatch>,
  by: string,
  moment: MatchMoment,
): Promise<{ match: StoredMatch; isNew: boolean }> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const known = await madeBefore(tx, wanted.key)
    if (known) return { match: known, isNew: false }
    if (!(await isKnownOpponent(tx, wanted.opponentId))) throw new ApiError(404, 'Nie ma takiego przeciwnika')
    const teamId = await askedTeamId(tx, wanted.teamId)
    const before = await holdCurrent(tx, teamId)
    const isCurrent = wanted.isCurrent ?? (before === null || before.isDraft)
    if (isCurrent && before?.isDraft) return { match: await finishDraft(tx, before, wanted, by, moment), isNew: true }
    const begun = { ...EMPTY_MATCH, selectedTemplates: chosenBefore(before, moment.now) }
    const document = newDocument(stateOfNew(wanted, begun), by, moment.now)
    const made = await createMatch(tx, document, moment, { teamId, isCurrent: false, creationKey: wanted.key })
    const match = isCurrent ? await takeOver(tx, before, made) : made
    await tell(tx, await showIfShared(tx, match, by, moment.now), isCurrent && before ? [before, match] : [match])
    return { match, isNew: true }
  })
}

/** A team's current match; where there is none, an empty one whose opponent is still to be chosen. */
export function ensureCurrent(
  db: Db,
  team: number | undefined,
  by: string,
  moment: MatchMoment,
): Promise<{ match: StoredMatch; isNew: boolean }> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const teamId = await askedTeamId(tx, team)
    const current = await holdCurrent(tx, teamId)
    if (current) return { match: current, isNew: false }
    const match = await createMatch(tx, newDocument(EMPTY_MATCH, by, moment.now), moment, { teamId, isCurrent: true })
    await tell(tx, [], [match])
    return { match, isNew: true }
  })
}

/** Null: there is no such match. */
export function makeCurrent(db: Db, id: number, by: string, now: number): Promise<StoredMatch | null> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const match = await holdMatch(tx, id)
    if (!match || match.isCurrent) return match
    const before = await holdCurrent(tx, match.teamId)
    const current = await takeOver(tx, before, match)
    await tell(tx, await showIfShared(tx, current, by, now), before ? [before, current] : [current])
    return current
  })
}
