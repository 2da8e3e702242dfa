import { sql } from 'kysely'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { missingDefaults } from '#graphic/template/default-template.ts'
import type { Tx } from '#server/db/client.ts'

const TEMPLATES_LOCK = 7_411_003

/** "One default a type" is a rule over all templates, so changes to them take turns. */
export async function lockTemplates(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TEMPLATES_LOCK})`.execute(tx)
}

export async function clearDefault(tx: Tx, type: KindName): Promise<void> {
  await tx
    .updateTable('templates')
    .set({ is_default: false })
    .where('type', '=', type)
    .where('is_default', '=', true)
    .execute()
}

/** After a change: where it left a type without a default, another takes over. */
export async function fillDefaults(tx: Tx, changedId: number): Promise<void> {
  const templates = await tx.selectFrom('templates').select(['id', 'type', 'is_default as isDefault']).execute()
  const heirs = missingDefaults(templates, changedId)
  if (heirs.length === 0) return
  await tx.updateTable('templates').set({ is_default: true }).where('id', 'in', heirs).execute()
}
