import { type SqlBool, sql } from 'kysely'
import { groundFacts } from '#graphic/backgrounds/background.ts'
import { DEFAULT_FORMAT, type FormatName, OTHER_FORMATS } from '#graphic/formats.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import { groundStyle } from '#graphic/style/club-style.ts'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { clubIdentity } from '#server/club-identity.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readClubStyle } from '#server/db/club-style.ts'
import { DRAWN_IN_PART, STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { transact } from '#server/db/transact.ts'
import { inTurns } from '#server/in-turns.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import type { Renderers } from '#server/rendering/renderers.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { lockTemplates } from './default-templates.ts'
import { type Backgrounds, drawBackgrounds, type StarterDesign } from './starter-backgrounds.ts'

const DEFAULT_LOOK: LookName = 'broadcast'

export interface StarterMeans {
  db: Db
  files: FileStore
  renderers: Renderers
  /** How many grounds are drawn at once; without it one, which leaves room for graphics. */
  atOnce?: number
  /** Ends the drawing between two pictures. */
  signal?: AbortSignal
}

const EVERY_DESIGN: readonly StarterDesign[] = LOOK_NAMES.flatMap((look) => KIND_NAMES.map((type) => ({ look, type })))

/** A club that deleted its templates does not get them back: each kind comes with one of each look, once. */
async function newDesigns(db: Db | Tx): Promise<StarterDesign[]> {
  const kinds = new Set((await db.selectFrom('starter_kinds').select('kind').execute()).map(({ kind }) => kind))
  const looks = new Set((await db.selectFrom('starter_looks').select('look').execute()).map(({ look }) => look))
  return EVERY_DESIGN.filter(({ look, type }) => !kinds.has(type) || !looks.has(look))
}

async function noteGiven(tx: Tx, designs: readonly StarterDesign[]): Promise<void> {
  const kinds = [...new Set(designs.map(({ type }) => type))].map((kind) => ({ kind }))
  const looks = [...new Set(designs.map(({ look }) => look))].map((look) => ({ look }))
  await tx
    .insertInto('starter_kinds')
    .values(kinds)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('starter_looks')
    .values(looks)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A family of templates for each look, one the default. The other formats of their backgrounds are drawn later. */
export async function putInStarterTemplates(means: StarterMeans): Promise<void> {
  const wanted = await newDesigns(means.db)
  if (wanted.length === 0) return
  const drawn = await drawAll(means, wanted, [DEFAULT_FORMAT])
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    const missing = await newDesigns(tx)
    const still = drawn.filter(({ look, type }) => missing.some((one) => one.look === look && one.type === type))
    if (still.length === 0) return
    const defaults = await tx.selectFrom('templates').select('type').where('is_default', '=', true).execute()
    for (const design of still) {
      const isDefault = design.look === DEFAULT_LOOK && !defaults.some((one) => one.type === design.type)
      await addStarter(tx, design, isDefault)
    }
    await noteGiven(tx, still)
    await recordLiveEntry(tx, 'catalogue', 'templates')
  })
}

export type Drawn = StarterDesign & { backgrounds: Backgrounds }

/** With the background of the default format alone. */
export async function addStarter(tx: Tx, { look, type, backgrounds }: Drawn, isDefault: boolean): Promise<void> {
  const name = `${LOOK_LABELS[look]}: ${kindFacts(type).label.toLocaleLowerCase('pl')}`
  const background = backgrounds[DEFAULT_FORMAT] ?? ''
  await tx
    .insertInto('templates')
    .values({ name, type, look, background, is_default: isDefault, is_starter: true, drawing: DRAWN_IN_PART })
    .execute()
}

/** Kinds with one ground share its pictures. */
export async function drawAll(
  means: StarterMeans,
  wanted: readonly StarterDesign[],
  formats: readonly FormatName[],
): Promise<Drawn[]> {
  const club = await clubIdentity(means)
  const groundOf = ({ look, type }: StarterDesign) => JSON.stringify([look, groundFacts(look, type)])
  const grounds = [...new Map(wanted.map((design) => [groundOf(design), design]))]
  const drawn = await inTurns(means.atOnce ?? 1, grounds, async ([ground, design]) => {
    means.signal?.throwIfAborted()
    return [ground, await drawBackgrounds(means.renderers, design, club, formats)] as const
  })
  const backgrounds = new Map(drawn)
  return wanted.map((design) => ({ ...design, backgrounds: backgrounds.get(groundOf(design)) ?? {} }))
}

/** What the club has them drawn from. */
async function sourceOf(db: Db | Tx): Promise<string> {
  const crest = db.selectFrom('settings').select('value').where('key', '=', 'clubLogo')
  return JSON.stringify([(await crest.executeTakeFirst())?.value, groundStyle(await readClubStyle(db))])
}

/**
 * Every instance draws the same; the first to have drawn tells of it. What was begun before the crest or the style
 * changed is dropped: it would replace what the change itself had drawn.
 */
async function redraw(
  means: StarterMeans,
  formats: readonly FormatName[],
  change: (backgrounds: Backgrounds) => { set: object; isNews: ReturnType<typeof sql<SqlBool>> },
): Promise<void> {
  const source = await sourceOf(means.db)
  const starters = means.db.selectFrom('templates').select(['look', 'type']).where('is_starter', '=', true)
  const drawn = await drawAll(means, await starters.distinct().execute(), formats)
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    if ((await sourceOf(tx)) !== source) return
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
