import type { Team } from '#contract/team.ts'
import type { Db, Tx } from './client.ts'

export async function listTeams(db: Db | Tx): Promise<Team[]> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name', 'is_default'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }))
}

/** The one that is meant where no team is named. */
export async function defaultTeamId(db: Db | Tx): Promise<number> {
  const { id } = await db.selectFrom('teams').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  return id
}
