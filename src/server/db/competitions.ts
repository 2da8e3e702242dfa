import type { KeptCompetition, KeptCompetitions } from '#domain/season/competition.ts'
import type { Db, Tx } from './client.ts'

/** What somebody has said of competitions by hand, by their keys. */
export async function keptCompetitions(db: Db | Tx): Promise<KeptCompetitions> {
  const rows = await db.selectFrom('competitions').select(['competition_key', 'name', 'kind']).execute()
  return new Map(rows.map(({ competition_key, ...kept }) => [competition_key, kept]))
}

export async function keepCompetition(tx: Tx, key: string, kept: KeptCompetition): Promise<void> {
  await tx
    .insertInto('competitions')
    .values({ competition_key: key, ...kept })
    .onConflict((conflict) => conflict.column('competition_key').doUpdateSet({ ...kept }))
    .execute()
}
