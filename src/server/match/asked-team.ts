import type { Db, Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { ApiError } from '#server/plugins/api-error.ts'

export const noTeam = () => new ApiError(404, 'Nie ma takiej drużyny')

/** The team that was asked for; the default one where none was. */
export async function askedTeamId(db: Db | Tx, id: number | undefined): Promise<number> {
  if (id === undefined) return defaultTeamId(db)
  const found = await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw noTeam()
  return found.id
}
