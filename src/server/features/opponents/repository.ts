import type { Opponent } from '#contract/opponent.ts'
import { teamKey } from '#domain/opponent/opponent-list.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

const COLUMNS = ['id', 'name', 'logo', 'created_at'] as const

const toOpponent = ({
  created_at,
  ...row
}: {
  id: number
  name: string
  logo: string | null
  created_at: Date
}): Opponent => ({
  ...row,
  createdAt: created_at.toISOString(),
})

export async function listOpponents(db: Db): Promise<Opponent[]> {
  const rows = await db
    .selectFrom('opponents')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toOpponent)
}

const noOpponent = () => new ApiError(404, 'Nie ma takiego przeciwnika')

const changeOpponents = <T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> =>
  changeCatalogue(db, 'opponents', change)

export const addOpponent = async (db: Db, opponent: { name: string; logo: string }): Promise<Opponent> =>
  toOpponent(
    await changeOpponents(db, (tx) =>
      tx.insertInto('opponents').values(opponent).returning(COLUMNS).executeTakeFirstOrThrow(),
    ),
  )

/** All of the list or nothing of it. Whom the club already has is left out, so that a list may be sent twice. */
export const importOpponents = (db: Db, opponents: readonly { name: string }[]): Promise<{ added: number }> =>
  changeOpponents(db, async (tx) => {
    const known = await tx.selectFrom('opponents').select('name').where('deleted_at', 'is', null).execute()
    const taken = new Set(known.map(({ name }) => teamKey(name)))
    const added = opponents.filter(({ name }) => !taken.has(teamKey(name)) && taken.add(teamKey(name)))
    if (added.length > 0)
      await tx
        .insertInto('opponents')
        .values(added.map(({ name }) => ({ name })))
        .execute()
    return { added: added.length }
  })

export const changeOpponent = async (
  db: Db,
  id: number,
  { name, logo }: { name?: string; logo?: string },
): Promise<Opponent> =>
  toOpponent(
    await changeOpponents(db, async (tx) => {
      const row = await tx
        .updateTable('opponents')
        .set((eb) => ({ name: name ?? eb.ref('name'), logo: logo ?? eb.ref('logo') }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(COLUMNS)
        .executeTakeFirst()
      if (!row) throw noOpponent()
      return row
    }),
  )

/** It leaves every list; matches already played keep its name. */
export async function deleteOpponent(db: Db, id: number): Promise<void> {
  await changeOpponents(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('opponents')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw noOpponent()
  })
}
