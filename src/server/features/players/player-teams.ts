import type { Tx } from '#server/db/client.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** These and no others. */
export async function putInTeams(tx: Tx, playerId: number, teamIds: readonly number[]): Promise<void> {
  // Held, so that none of them is deleted on the way; always in the same order, so that nobody waits for each other.
  const known = await tx
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', teamIds)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (known.length < teamIds.length) throw new ApiError(400, 'Nie ma takiej drużyny')
  await tx.deleteFrom('team_players').where('player_id', '=', playerId).execute()
  await tx
    .insertInto('team_players')
    .values(known.map(({ id }) => ({ team_id: id, player_id: playerId })))
    .execute()
}
