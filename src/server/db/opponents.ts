import { teamKey } from '#domain/opponent/opponent-list.ts'
import { ALIASES_MAX } from '#domain/opponent/opponent-name.ts'
import type { Tx } from './client.ts'

const known = (tx: Tx) => tx.selectFrom('opponents').select(['id', 'name']).where('deleted_at', 'is', null).execute()

/** The numbers of these teams, by the keys of their names. Whom the club does not have yet is added. */
export async function ensureOpponents(
  tx: Tx,
  names: readonly string[],
): Promise<{ ids: Map<string, number>; added: number }> {
  const ids = new Map((await known(tx)).map(({ id, name }) => [teamKey(name), id]))
  const taken = new Set(ids.keys())
  const missing = names.filter((name) => !taken.has(teamKey(name)) && taken.add(teamKey(name)))
  if (missing.length === 0) return { ids, added: 0 }
  const added = await tx
    .insertInto('opponents')
    .values(missing.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  for (const { id, name } of added) ids.set(teamKey(name), id)
  return { ids, added: added.length }
}

/** Another name that the team goes by, once. Of too many the oldest goes. */
export async function addAlias(tx: Tx, opponentId: number, alias: string): Promise<void> {
  const found = await tx
    .selectFrom('opponents')
    .select(['name', 'aliases'])
    .where('id', '=', opponentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found || [found.name, ...found.aliases].some((name) => teamKey(name) === teamKey(alias))) return
  const aliases = JSON.stringify([...found.aliases, alias].slice(-ALIASES_MAX))
  await tx.updateTable('opponents').set({ aliases }).where('id', '=', opponentId).execute()
}
