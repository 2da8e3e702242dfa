import type { Opponent } from '#contract/opponent.ts'
import { aliasesRefusal } from '#domain/opponent/aliases.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { ensureOpponents } from '#server/db/opponents.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

const COLUMNS = ['id', 'name', 'logo', 'aliases', 'created_at'] as const

const toOpponent = ({
  created_at,
  ...row
}: {
  id: number
  name: string
  logo: string | null
  aliases: string[]
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

async function refuseTaken(tx: Tx, aliases: readonly string[] = [], ownId = 0): Promise<void> {
  if (aliases.length === 0) return
  const others = await tx
    .selectFrom('opponents')
    .select(['name', 'aliases'])
    .where('id', '!=', ownId)
    .where('deleted_at', 'is', null)
    .execute()
  const refusal = aliasesRefusal(aliases, others)
  if (refusal) throw new ApiError(409, refusal)
}

export const addOpponent = async (
  db: Db,
  { aliases, ...opponent }: { name: string; logo: string; aliases?: string[] | undefined },
): Promise<Opponent> =>
  toOpponent(
    await changeOpponents(db, async (tx) => {
      await refuseTaken(tx, aliases)
      return tx
        .insertInto('opponents')
        .values({ ...opponent, aliases: JSON.stringify(aliases ?? []) })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
    }),
  )

/** All of the list or nothing of it. Whom the club already has is left out, so that a list may be sent twice. */
export const importOpponents = (db: Db, opponents: readonly { name: string }[]): Promise<{ added: number }> =>
  changeOpponents(db, async (tx) => {
    const { added } = await ensureOpponents(
      tx,
      opponents.map(({ name }) => name),
    )
    return { added }
  })

export const changeOpponent = async (
  db: Db,
  id: number,
  { name, logo, aliases }: { name?: string; logo?: string; aliases?: string[] | undefined },
): Promise<Opponent> =>
  toOpponent(
    await changeOpponents(db, async (tx) => {
      await refuseTaken(tx, aliases, id)
      const row = await tx
        .updateTable('opponents')
        .set((eb) => ({
          name: name ?? eb.ref('name'),
          logo: logo ?? eb.ref('logo'),
          ...(aliases && { aliases: JSON.stringify(aliases) }),
        }))
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
