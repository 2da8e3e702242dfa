import { sql } from 'kysely'
import { deletionRefusal } from '#domain/team/team-deletion.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { noTeam } from '#server/match/asked-team.ts'
import { lockCurrent } from '#server/match/match-store.ts'
import { tell } from '#server/match/record-match.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** Held, since somebody may just be making a match of one. */
async function holdDrafts(tx: Tx, teamId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('matches')
    .select('id')
    .where('team_id', '=', teamId)
    .where('opponent_id', 'is', null)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

async function countMatches(tx: Tx, teamId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('opponent_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Nobody is left without a team: who was in this one alone goes to the default one. */
async function keepPlayers(tx: Tx, teamId: number): Promise<void> {
  await sql`insert into team_players (team_id, player_id)
    select ${await defaultTeamId(tx)}, player_id from team_players
    where player_id in (select player_id from team_players where team_id = ${teamId})
    group by player_id having count(*) = 1`.execute(tx)
}

/** One without matches; a draft that nobody finished has nothing to be remembered by. */
export function deleteTeam(db: Db, id: number): Promise<void> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    // Held alone: whoever is just putting a player into it comes before or finds it gone.
    const team = await tx.selectFrom('teams').select('is_default').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!team) throw noTeam()
    const drafts = await holdDrafts(tx, id)
    const refusal = deletionRefusal({ isDefault: team.is_default, matches: await countMatches(tx, id) })
    if (refusal !== null) throw new ApiError(409, refusal)
    await keepPlayers(tx, id)
    await tx.deleteFrom('matches').where('team_id', '=', id).execute()
    await tx.deleteFrom('teams').where('id', '=', id).execute()
    await tell(
      tx,
      [],
      drafts.map((draftId) => ({ id: draftId, teamId: id })),
    )
    await recordLiveEntry(tx, 'catalogue', 'players')
    await recordLiveEntry(tx, 'catalogue', 'teams')
  })
}
