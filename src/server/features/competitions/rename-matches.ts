import { competitionKey, withCompetition } from '#domain/season/competition.ts'
import type { Tx } from '#server/db/client.ts'
import { changeMatch } from '#server/match/change-match.ts'
import { holdMatch } from '#server/match/match-store.ts'
import type { MatchMoment } from '#server/match/record-match.ts'
import type { Renaming } from './renaming.ts'

/** All of them are held before the first is written: whoever is changing one of them is waited for, not crossed. */
async function heldMatches(tx: Tx, key: string) {
  const rows = await tx
    .selectFrom('matches')
    .select(['id', 'is_listed', 'competition'])
    .where('competition', '<>', '')
    .orderBy('id')
    .execute()
  const held = []
  for (const { id, is_listed, competition } of rows) {
    if (competitionKey(competition ?? '') !== key) continue
    const match = await holdMatch(tx, id)
    if (match && competitionKey(String(match.document.cells.competition ?? '')) === key)
      held.push({ match, isListed: is_listed })
  }
  return held
}

/** A name is no news: fans are not told, and what they do not see stays out of their sight. */
export async function renameMatches(tx: Tx, { key, name }: Renaming, by: string, moment: MatchMoment): Promise<void> {
  for (const { match, isListed } of await heldMatches(tx, key)) {
    await changeMatch(tx, match, (state) => withCompetition(state, name), by, { ...moment, isQuiet: true })
    if (!isListed) await tx.updateTable('matches').set({ is_listed: false }).where('id', '=', match.id).execute()
  }
}
