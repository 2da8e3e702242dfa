import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#domain/template/look-name.ts'
import { TEMPLATE_TYPE_LABELS, TEMPLATE_TYPES, type TemplateType } from '#domain/template/template-type.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { findSetting } from '#server/db/settings.ts'
import { transact } from '#server/db/transact.ts'
import { type LiveEntry, recordLiveEntry } from '#server/live/live-log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { lockTemplates } from './default-templates.ts'
import { type ClubIdentity, identityFrom, STARTER_DRAWING, storeBackground } from './starter-backgrounds.ts'

const DEFAULT_LOOK: LookName = 'broadcast'

interface Means {
  db: Db
  files: FileStore
}

export const clubIdentity = async ({ db, files }: Means): Promise<ClubIdentity> =>
  identityFrom(files, (await findSetting(db, 'clubLogo'))?.value ?? null)

/** A club that deleted all its templates does not get them back: only one that never had any does. */
async function neverHadTemplates(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select is_called as used from templates_id_seq`.execute(db)
  return rows[0]?.used === false
}

/** Three families of four templates for a new club, one family as the default. */
export async function putInStarterTemplates(means: Means): Promise<void> {
  if (!(await neverHadTemplates(means.db))) return
  const club = await clubIdentity(means)
  const all = LOOK_NAMES.flatMap((look) => TEMPLATE_TYPES.map((type) => ({ look, type })))
  const drawn = await drawAll(means.files, all, club)
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    if (!(await neverHadTemplates(tx))) return
    for (const { look, type, background } of drawn) {
      const name = `${LOOK_LABELS[look]}: ${TEMPLATE_TYPE_LABELS[type].toLocaleLowerCase('pl')}`
      const kept = { is_default: look === DEFAULT_LOOK, is_starter: true, drawing: STARTER_DRAWING }
      await tx
        .insertInto('templates')
        .values({ name, type, look, background, ...kept })
        .execute()
    }
  })
}

type Drawn = { look: LookName; type: TemplateType; background: string }

/** One after the other, with room for requests in between: drawing keeps the thread busy. */
async function drawAll(
  files: FileStore,
  wanted: ReadonlyArray<{ look: LookName; type: TemplateType }>,
  club: ClubIdentity,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const { look, type } of wanted) {
    drawn.push({ look, type, background: await storeBackground(files, look, type, club) })
    await setImmediate()
  }
  return drawn
}

/** After a new crest: the starter backgrounds that are still ours follow the club's colours. */
export async function redrawStarterTemplates(means: Means): Promise<void> {
  const club = await clubIdentity(means)
  const rows = await means.db
    .selectFrom('templates')
    .select(['look', 'type'])
    .where('is_starter', '=', true)
    .distinct()
    .execute()
  const drawn = await drawAll(means.files, rows, club)
  await transact(means.db, async (tx) => {
    await lockTemplates(tx)
    let changed = 0n
    for (const { look, type, background } of drawn) {
      const { numUpdatedRows } = await tx
        .updateTable('templates')
        .set({ background, drawing: STARTER_DRAWING })
        .where('is_starter', '=', true)
        .where('look', '=', look)
        .where('type', '=', type)
        .where((row) => row.or([row('background', '!=', background), row('drawing', '!=', STARTER_DRAWING)]))
        .executeTakeFirst()
      changed += numUpdatedRows
    }
    // Every instance draws the same; the first to have drawn tells of it.
    if (changed > 0n) await recordLiveEntry(tx, 'catalogue', 'templates')
  })
}

/** After an upgrade, or a restore of an older backup: what an earlier version drew is drawn anew. */
export async function redrawOldStarters(means: Means): Promise<void> {
  const old = await means.db
    .selectFrom('templates')
    .select('id')
    .where('is_starter', '=', true)
    .where('drawing', '!=', STARTER_DRAWING)
    .executeTakeFirst()
  if (old) await redrawStarterTemplates(means)
}

const isNewCrest = ({ kind, subject }: LiveEntry): boolean => kind === 'setting' && subject === 'clubLogo'
const isRestore = ({ kind }: LiveEntry): boolean => kind === 'restore'

type Watcher = (entries: LiveEntry[]) => void

export const startersFollow = (means: Means, log: (message: string) => void): Watcher[] => [
  redrawOn(isNewCrest, () => redrawStarterTemplates(means), log),
  redrawOn(isRestore, () => redrawOldStarters(means), log),
]

/** Changes that come while it is drawing are answered by drawing once more, with the crest as it is then. */
function redrawOn(
  isNews: (entry: LiveEntry) => boolean,
  redraw: () => Promise<void>,
  log: (message: string) => void,
): Watcher {
  let queue: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  return (entries) => {
    if (isWaiting || !entries.some(isNews)) return
    isWaiting = true
    queue = queue.then(async () => {
      isWaiting = false
      await redraw()
    })
    queue = queue.catch((error: unknown) => log(`starter templates: ${error}`))
  }
}
