import { sql } from 'kysely'
import type { z } from 'zod'
import type { TemplateChange, templateSchema } from '#contract/template.ts'
import type { TemplateElement } from '#domain/template/element.ts'
import type { LookName } from '#domain/template/look-name.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { copyName } from './copy-name.ts'
import { clearDefault, fillDefaults, lockTemplates } from './default-templates.ts'
import { STARTER_DRAWING } from './starter-backgrounds.ts'

type StoredTemplate = z.infer<typeof templateSchema>

const COLUMNS = [
  'id',
  'name',
  'type',
  'background',
  'is_default',
  'elements',
  'look',
  'is_starter',
  'drawing',
  'created_at',
  'version',
  'updated_by',
  'updated_at',
] as const

const selected = (db: Db | Tx) => db.selectFrom('templates').select(COLUMNS)
type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

const toTemplate = (row: Row): StoredTemplate => ({
  id: row.id,
  name: row.name,
  type: row.type,
  background: row.background,
  isDefault: row.is_default,
  elements: row.elements as StoredTemplate['elements'],
  look: row.look,
  isStarter: row.is_starter,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at.toISOString(),
})

const noTemplate = () => new ApiError(404, 'Nie ma takiego szablonu')

export async function listTemplates(db: Db, type: TemplateType | undefined): Promise<StoredTemplate[]> {
  let query = selected(db).orderBy('id')
  if (type) query = query.where('type', '=', type)
  return (await query.execute()).map(toTemplate)
}

export async function findTemplate(db: Db, id: number): Promise<StoredTemplate> {
  const row = await selected(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw noTemplate()
  return toTemplate(row)
}

/** Every change leaves each type that has templates with one default. The changed template as it is then. */
const changeTemplates = (db: Db, change: (tx: Tx) => Promise<{ id: number }>): Promise<StoredTemplate> =>
  changeCatalogue(db, 'templates', async (tx) => {
    await lockTemplates(tx)
    const { id } = await change(tx)
    await fillDefaults(tx, id)
    return toTemplate(await selected(tx).where('id', '=', id).executeTakeFirstOrThrow())
  })

const asJson = (elements: readonly unknown[]) => sql<unknown[]>`${JSON.stringify(elements)}::jsonb`

interface NewTemplate {
  name: string
  type: TemplateType
  look?: LookName
  isDefault: boolean
  isStarter?: boolean
  background: string
  elements: readonly TemplateElement[]
  by: string
}

export async function addTemplate(db: Db, template: NewTemplate): Promise<StoredTemplate> {
  const { name, type, look, isDefault, isStarter, background, elements, by } = template
  return changeTemplates(db, async (tx) => {
    if (isDefault) await clearDefault(tx, type)
    return tx
      .insertInto('templates')
      .values({
        name,
        type,
        is_default: isDefault,
        background,
        elements: asJson(elements),
        updated_by: by,
        ...(look && { look }),
        ...(isStarter && { is_starter: isStarter, drawing: STARTER_DRAWING }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

/** The same once more under a name of its own; never the default. */
export async function duplicateTemplate(db: Db, id: number, by: string): Promise<StoredTemplate> {
  return changeTemplates(db, async (tx) => {
    const original = await selected(tx).where('id', '=', id).executeTakeFirst()
    if (!original) throw noTemplate()
    const { type, background, look, is_starter, drawing, elements } = original
    const taken = await tx.selectFrom('templates').select('name').execute()
    const name = copyName(original.name, new Set(taken.map((other) => other.name)))
    return tx
      .insertInto('templates')
      .values({ name, type, background, look, is_starter, drawing, elements: asJson(elements), updated_by: by })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

const savedMeanwhile = (row: Row) =>
  new ApiError(409, `Ten szablon zapisał(a) w międzyczasie ${row.updated_by ?? 'inna osoba'}`, {
    body: { current: toTemplate(row) },
  })

/** Without a base version the change is taken as it is; with one, only on top of that very version. */
export async function changeTemplate(
  db: Db,
  id: number,
  { name, type, isDefault, look }: TemplateChange,
  more: { background?: string; elements?: readonly TemplateElement[]; base?: number; by: string },
): Promise<StoredTemplate> {
  return changeTemplates(db, async (tx) => {
    const before = await selected(tx).where('id', '=', id).executeTakeFirst()
    if (!before) throw noTemplate()
    if (more.base !== undefined && more.base !== before.version) throw savedMeanwhile(before)
    const next = { type: type ?? before.type, is_default: isDefault ?? before.is_default }
    if (next.is_default && !(before.is_default && before.type === next.type)) await clearDefault(tx, next.type)
    return tx
      .updateTable('templates')
      .set({
        ...next,
        version: before.version + 1,
        updated_by: more.by,
        updated_at: new Date(),
        ...(name !== undefined && { name }),
        ...(look !== undefined && { look }),
        ...(more.background !== undefined && { background: more.background, is_starter: false }),
        ...(more.elements && { elements: asJson(more.elements) }),
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await changeCatalogue(db, 'templates', async (tx) => {
    await lockTemplates(tx)
    const before = await selected(tx).where('id', '=', id).executeTakeFirst()
    if (!before) throw noTemplate()
    if (before.is_default) throw new ApiError(409, 'Nie można usunąć domyślnego szablonu')
    await tx.deleteFrom('templates').where('id', '=', id).execute()
  })
}
