import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { templateSchema } from '#contract/stored-template.ts'
import type { TemplateChange } from '#contract/template-input.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { restoreElements, type TemplateElement } from '#graphic/template/element.ts'
import type { Point } from '#graphic/template/element-box.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { PieceChanges } from '#graphic/template/pieces/piece-change.ts'
import { restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { copyName } from './copy-name.ts'
import { clearDefault, fillDefaults, lockTemplates } from './default-templates.ts'
import type { Backgrounds } from './starter-backgrounds.ts'

type StoredTemplate = z.infer<typeof templateSchema>

const COLUMNS = [
  'id',
  'name',
  'type',
  'background',
  'backgrounds',
  'is_default',
  'elements',
  'pieces',
  'has_layout',
  'focus_x',
  'focus_y',
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
  backgrounds: row.backgrounds,
  isDefault: row.is_default,
  elements: restoreElements(row.elements) as object[] as StoredTemplate['elements'],
  pieces: restorePieces(row.pieces),
  hasLayout: row.has_layout,
  focus: { x: row.focus_x, y: row.focus_y },
  look: row.look,
  isStarter: row.is_starter,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at.toISOString(),
})

const noTemplate = () => new ApiError(404, 'Nie ma takiego szablonu')

export async function listTemplates(db: Db, type: KindName | undefined): Promise<StoredTemplate[]> {
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

const focusColumns = (focus: Point | undefined) => focus && { focus_x: focus.x, focus_y: focus.y }

interface NewTemplate {
  name: string
  type: KindName
  look?: LookName
  isDefault: boolean
  isStarter?: boolean
  background: string
  backgrounds?: Backgrounds
  elements: readonly TemplateElement[]
  pieces?: PieceChanges
  hasLayout?: boolean
  focus?: Point
  by: string
}

export async function addTemplate(db: Db, template: NewTemplate): Promise<StoredTemplate> {
  const { name, type, look, isDefault, isStarter, background, backgrounds = {}, elements, by } = template
  const { pieces = {}, hasLayout = true, focus } = template
  return changeTemplates(db, async (tx) => {
    if (isDefault) await clearDefault(tx, type)
    return tx
      .insertInto('templates')
      .values({
        name,
        type,
        is_default: isDefault,
        background,
        backgrounds: JSON.stringify(backgrounds),
        elements: asJson(elements),
        pieces: JSON.stringify(pieces),
        has_layout: hasLayout,
        updated_by: by,
        ...(look && { look }),
        ...focusColumns(focus),
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
    const { type, background, backgrounds, look, is_starter, drawing, elements, pieces } = original
    const { has_layout, focus_x, focus_y } = original
    const taken = await tx.selectFrom('templates').select('name').execute()
    const name = copyName(original.name, new Set(taken.map((other) => other.name)))
    return tx
      .insertInto('templates')
      .values({
        name,
        type,
        background,
        backgrounds: JSON.stringify(backgrounds),
        look,
        is_starter,
        drawing,
        elements: asJson(elements),
        pieces: JSON.stringify(pieces),
        has_layout,
        focus_x,
        focus_y,
        updated_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

const savedMeanwhile = (row: Row) =>
  new ApiError(409, `Ten szablon zapisał(a) w międzyczasie ${row.updated_by ?? 'inna osoba'}`, {
    body: { current: toTemplate(row) },
  })

/** With a picture of the club's own it is no starter any more, and the starter's other formats go. */
function ownBackgrounds(before: Row, background: string | undefined, given: Backgrounds | undefined) {
  const isSame = given === undefined || isDeepStrictEqual(given, before.backgrounds)
  const isKept = background === undefined || background === before.background
  if (isKept && isSame) return {}
  const kept = !isKept && before.is_starter ? {} : before.backgrounds
  return { background: background ?? before.background, backgrounds: JSON.stringify(given ?? kept), is_starter: false }
}

/** Without a base version the change is taken as it is; with one, only on top of that very version. */
export async function changeTemplate(
  db: Db,
  id: number,
  { name, type, isDefault, look, background, backgrounds, focus, pieces, hasLayout }: TemplateChange,
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
        ...(pieces !== undefined && { pieces: JSON.stringify(pieces) }),
        ...(hasLayout !== undefined && { has_layout: hasLayout }),
        ...focusColumns(focus),
        ...ownBackgrounds(before, more.background ?? background, backgrounds),
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
