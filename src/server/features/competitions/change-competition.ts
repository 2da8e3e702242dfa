import type { z } from 'zod'
import type { competitionChange } from '#contract/competition.ts'
import {
  type Competition,
  competitionKey,
  competitionsOf,
  competitionTitle,
  type KeptCompetition,
} from '#domain/season/competition.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { keepCompetition, keptCompetitions } from '#server/db/competitions.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { lockCurrent } from '#server/match/match-store.ts'
import type { MatchMoment } from '#server/match/record-match.ts'
import { competitionSpellings } from '#server/match/season-choices.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { renameLeagues } from './rename-leagues.ts'
import { renameMatches } from './rename-matches.ts'
import type { Renaming } from './renaming.ts'

type Change = z.output<typeof competitionChange>

async function readCompetitions(tx: Tx): Promise<Map<string, Competition>> {
  const found = competitionsOf(await competitionSpellings(tx), await keptCompetitions(tx))
  return new Map(found.map((competition) => [competitionKey(competition.name), competition]))
}

/** All of a change or nothing of it: the name in every match and table, and what is kept of the competition. */
export function changeCompetition(
  db: Db,
  { name, kind, newName }: Change,
  by: string,
  moment: MatchMoment,
): Promise<Competition> {
  return transact(db, async (tx) => {
    // Two who rename at once take turns: the second finds what the first has made of it.
    await lockCurrent(tx)
    const known = await readCompetitions(tx)
    const key = competitionKey(name)
    const before = known.get(key)
    if (!before) throw new ApiError(404, 'Nie ma już takich rozgrywek. Odśwież listę')
    const newKey = newName === undefined ? key : competitionKey(newName)
    const other = newKey === key ? undefined : known.get(newKey)
    const kept: KeptCompetition = {
      name: other?.name ?? competitionTitle(newName ?? before.name),
      kind: kind ?? (other ?? before).kind,
    }
    if (newName !== undefined) await rename(tx, { key, newKey, name: kept.name }, by, moment)
    await keepCompetition(tx, newKey, kept)
    await recordLiveEntry(tx, 'catalogue', 'competitions')
    return { ...kept, matches: before.matches + (other?.matches ?? 0) }
  })
}

/** The tables first: what they refuse, no match has to wait for. */
async function rename(tx: Tx, renaming: Renaming, by: string, moment: MatchMoment): Promise<void> {
  const hasTables = await renameLeagues(tx, renaming)
  await tx.deleteFrom('competitions').where('competition_key', '=', renaming.key).execute()
  await renameMatches(tx, renaming, by, moment)
  if (hasTables) await recordLiveEntry(tx, 'catalogue', 'leagues')
}
