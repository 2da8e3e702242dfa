import { isDeepStrictEqual } from 'node:util'
import type { Setting } from '#contract/setting.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { CLUB_STYLE_KEY, type ClubStyle, groundStyle } from '#graphic/style/club-style.ts'
import { clubFontAddress, isClubFont } from '#graphic/template/club-font.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readClubStyle } from '#server/db/club-style.ts'
import { conflictWith, putSetting, type SettingConflict } from '#server/db/put-setting.ts'
import { toSetting } from '#server/db/settings.ts'
import { outdateStarters } from '#server/db/starter-drawing.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { lockTemplates } from './default-templates.ts'
import type { StarterDesign } from './starter-backgrounds.ts'
import { addStarter, type Drawn, drawAll, type StarterMeans } from './starter-templates.ts'

export interface StyleSave {
  style: ClubStyle
  /** Whose starters become the defaults; null: the defaults stay. */
  look: LookName | null
  base: number | null
  by: string
}

const startersOf = (db: Db | Tx, look: LookName) =>
  db
    .selectFrom('templates')
    .distinctOn('type')
    .select(['id', 'type'])
    .where('is_starter', '=', true)
    .where('look', '=', look)
    .orderBy('type')
    .orderBy('id')
    .execute()

/** The kinds whose starter of this look the club has deleted, or given a background of its own. */
async function missingStarters(db: Db | Tx, look: LookName | null): Promise<StarterDesign[]> {
  if (!look) return []
  const there = await startersOf(db, look)
  return KIND_NAMES.filter((type) => !there.some((one) => one.type === type)).map((type) => ({ look, type }))
}

async function makeDefaults(tx: Tx, look: LookName): Promise<void> {
  const ids = (await startersOf(tx, look)).map(({ id }) => id)
  // First those that go: a kind has one default at a time.
  const defaults = tx.updateTable('templates').where('type', 'in', KIND_NAMES)
  await defaults.set({ is_default: false }).where('is_default', '=', true).where('id', 'not in', ids).execute()
  await defaults.set({ is_default: true }).where('id', 'in', ids).execute()
}

async function refuseLostFonts(tx: Tx, { fonts }: ClubStyle): Promise<void> {
  for (const font of [fonts.display, fonts.text]) {
    if (!font || !isClubFont(font)) continue
    // Held until the end: nobody deletes it meanwhile.
    const row = tx.selectFrom('fonts').select('id').where('url', '=', clubFontAddress(font)).forShare()
    if (!(await row.executeTakeFirst()))
      throw new ApiError(400, 'Tej czcionki klubu już nie ma: ktoś ją usunął. Wybierz inną')
  }
}

type Outcome = Setting | 'incomplete' | SettingConflict

async function save(tx: Tx, { style, look, base, by }: StyleSave, drawn: readonly Drawn[]): Promise<Outcome> {
  await lockTemplates(tx)
  await refuseLostFonts(tx, style)
  const missing = await missingStarters(tx, look)
  const added = drawn.filter(({ type }) => missing.some((one) => one.type === type))
  if (added.length < missing.length) return 'incomplete'
  const before = groundStyle(await readClubStyle(tx))
  const row = await putSetting(tx, { key: CLUB_STYLE_KEY, value: JSON.stringify(style), base, by })
  if (!row) return conflictWith(tx, CLUB_STYLE_KEY)
  for (const design of added) await addStarter(tx, design, false)
  if (look) await makeDefaults(tx, look)
  if (!isDeepStrictEqual(before, groundStyle(style))) await outdateStarters(tx)
  if (look) await recordLiveEntry(tx, 'catalogue', 'templates')
  await recordLiveEntry(tx, 'setting', CLUB_STYLE_KEY)
  return toSetting({ ...row, style: row.value })
}

const ATTEMPTS = 3

/**
 * Style and look together, or neither. Of two people at once the second is told of the first. Starters that are missing
 * are drawn beforehand, so that nobody waits for a drawing; should one be deleted meanwhile, it is begun anew.
 */
export async function applyStyle(means: StarterMeans, asked: StyleSave): Promise<Setting | SettingConflict> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const drawn = await drawAll(means, await missingStarters(means.db, asked.look), [DEFAULT_FORMAT])
    const outcome = await transact(means.db, (tx) => save(tx, asked, drawn))
    if (outcome !== 'incomplete') return outcome
  }
  throw new ApiError(409, 'Ktoś usuwa właśnie szablony tego wyglądu. Spróbuj jeszcze raz')
}
