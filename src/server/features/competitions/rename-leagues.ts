import { sql } from 'kysely'
import { seasonName } from '#domain/season/season.ts'
import type { Tx } from '#server/db/client.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Renaming } from './renaming.ts'

/** A team has one table of a competition in a season: two of them cannot become one. */
async function refuseTwoTables(tx: Tx, { key, newKey, name }: Renaming): Promise<void> {
  const found = await tx
    .selectFrom('leagues as moved')
    .innerJoin('leagues as there', (join) =>
      join.onRef('there.team_id', '=', 'moved.team_id').onRef('there.season', '=', 'moved.season'),
    )
    .select(['moved.season', 'moved.competition'])
    .where('moved.competition_key', '=', key)
    .where('there.competition_key', '=', newKey)
    .orderBy('moved.season', 'desc')
    .executeTakeFirst()
  if (found)
    throw new ApiError(
      409,
      `W sezonie ${seasonName(found.season)} są dwie tabele: „${found.competition}” i „${name}”. Najpierw usuń jedną z nich`,
    )
}

/** Whether there are any. What was read of them is still theirs: their versions stay. */
export async function renameLeagues(tx: Tx, { key, newKey, name }: Renaming): Promise<boolean> {
  // Nobody makes a table of the new name between the look and the write.
  await sql`lock table leagues in share row exclusive mode`.execute(tx)
  if (key !== newKey) await refuseTwoTables(tx, { key, newKey, name })
  const { numUpdatedRows } = await tx
    .updateTable('leagues')
    .set({ competition: name, competition_key: newKey })
    .where('competition_key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
