import { type SqlBool, sql } from 'kysely'
import { DEFAULT_FORMAT, type FormatName, OTHER_FORMATS } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { clubIdentity } from '#server/club-identity.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import type { Renderers } from '#server/rendering/renderers.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { lockTemplates } from './default-templates.ts'
import {
  type Backgrounds,
  DRAWN_IN_PART,
  drawBackgrounds,
  STARTER_DRAWING,
  type StarterDesign,
} from './starter-backgrounds.ts'

const DEFAULT_LOOK: LookName = 'broadcast'

export interface StarterMeans {
  db: Db
  files: FileStore
  renderers: Renderers
  /** Ends the drawing between two pictures. */
  signal?: AbortSignal
}

/** A club that deleted its templates does not get them back: each kind comes with some once. */
async function newKinds(db: Db | Tx): Promise<KindName[]> {
  const given = (await db.selectFrom('starter_kinds').select('kind').execute()).map(({ kind }) => kind)
  return KIND_NAMES.filter((name) => !given.includes(name))
}

/** A family of templates for each look, one the default. The other formats of their backgrounds are drawn later. */
export async function putInStarterTemplates(means: StarterMeans): Promise<void> {
  const wanted = await newKinds(means.db)
  if (wanted.length === 0) return
  const all = LOOK_NAMES.flatMap((look) => wanted.map((type) => ({ look, type })))
  const drawn = await drawAll(means, all, [DEFAULT_FORMAT])
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    const still = (await newKinds(tx)).filter((kind) => wanted.includes(kind))
    if (still.length === 0) return
    const defaults = await tx.selectFrom('templates').select('type').where('is_default', '=', true).execute()
    for (const { look, type, backgrounds } of drawn.filter((design) => still.includes(design.type))) {
      const name = `${LOOK_LABELS[look]}: ${kindFacts(type).label.toLocaleLowerCase('pl')}`
      const background = backgrounds[DEFAULT_FORMAT] ?? ''
      const isDefault = look === DEFAULT_LOOK && !defaults.some((one) => one.type === type)
      await tx
        .insertInto('templates')
        .values({ name, type, look, background, is_default: isDefault, is_starter: true, drawing: DRAWN_IN_PART })
        .execute()
    }
    await tx
      .insertInto('starter_kinds')
      .values(still.map((kind) => ({ kind })))
      .execute()
    await recordLiveEntry(tx, 'catalogue', 'templates')
  })
}

type Drawn = StarterDesign & { backgrounds: Backgrounds }

async function drawAll(
  means: StarterMeans,
  wanted: readonly StarterDesign[],
  formats: readonly FormatName[],
): Promise<Drawn[]> {
  const club = await clubIdentity(means)
  const drawn: Drawn[] = []
  for (const design of wanted) {
    means.signal?.throwIfAborted()
    drawn.push({ ...design, backgrounds: await drawBackgrounds(means.renderers, design, club, formats) })
  }
  return drawn
}

const crestAddress = async (db: Db | Tx): Promise<string | null | undefined> =>
  (await db.selectFrom('settings').select('value').where('key', '=', 'clubLogo').executeTakeFirst())?.value

/**
 * Every instance draws the same; the first to have drawn tells of it. What was begun before the crest changed is
 * dropped: it would replace what the change itself had drawn.
 */
async function redraw(
  means: StarterMeans,
  formats: readonly FormatName[],
  change: (backgrounds: Backgrounds) => { set: object; isNews: ReturnType<typeof sql<SqlBool>> },
): Promise<void> {
  const crest = await crestAddress(means.db)
  const starters = means.db.selectFrom('templates').select(['look', 'type']).where('is_starter', '=', true)
  const drawn = await drawAll(means, await starters.distinct().execute(), formats)
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    if ((await crestAddress(tx)) !== crest) return
    let changed = 0n
    for (const { look, type, backgrounds } of drawn) {
      const { set, isNews } = change(backgrounds)
      const { numUpdatedRows } = await tx
        .updateTable('templates')
        .set(set)
        .where('is_starter', '=', true)
        .where('look', '=', look)
        .where('type', '=', type)
        .where(isNews)
        .executeTakeFirst()
      changed += numUpdatedRows
    }
    if (changed > 0n) await recordLiveEntry(tx, 'catalogue', 'templates')
  })
}

/** The others follow: until they have, a restart knows what is still to be drawn. */
const drawDefaultFormat = (means: StarterMeans): Promise<void> =>
  redraw(means, [DEFAULT_FORMAT], ({ [DEFAULT_FORMAT]: background }) => ({
    set: { background, drawing: DRAWN_IN_PART },
    isNews: sql<SqlBool>`background is distinct from ${background}`,
  }))

const drawOtherFormats = (means: StarterMeans): Promise<void> =>
  redraw(means, OTHER_FORMATS, (drawn) => {
    const backgrounds = JSON.stringify(drawn)
    return {
      set: { backgrounds, drawing: STARTER_DRAWING },
      isNews: sql<SqlBool>`(backgrounds, drawing) is distinct from (${backgrounds}::jsonb, ${STARTER_DRAWING}::int)`,
    }
  })

/** After a new crest: the starter backgrounds that are still ours follow the club's colours, those most used first. */
export async function redrawStarterTemplates(means: StarterMeans): Promise<void> {
  await drawDefaultFormat(means)
  await drawOtherFormats(means)
}

/** After an upgrade, a first start, or a restore: what is not drawn as today is drawn anew. */
export async function redrawOldStarters(means: StarterMeans): Promise<void> {
  const old = await means.db
    .selectFrom('templates')
    .select('drawing')
    .distinct()
    .where('is_starter', '=', true)
    .where('drawing', '!=', STARTER_DRAWING)
    .execute()
  if (old.some(({ drawing }) => drawing !== DRAWN_IN_PART)) await drawDefaultFormat(means)
  if (old.length > 0) await drawOtherFormats(means)
}
