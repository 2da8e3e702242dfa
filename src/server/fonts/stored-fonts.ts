import type { Font } from '#contract/font.ts'
import { clubFont } from '#graphic/template/club-font.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { FILE_URL_PREFIX } from '#server/storage/file-store.ts'

export const FONT_COLUMNS = ['id', 'family', 'style', 'url', 'cap_height', 'missing_letters', 'created_at'] as const

const selected = (db: Db | Tx) => db.selectFrom('fonts').select(FONT_COLUMNS)
type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

const hashIn = (url: string): string => url.slice(FILE_URL_PREFIX.length, url.lastIndexOf('.'))

export const toFont = ({ cap_height, missing_letters, created_at, ...row }: Row): Font => ({
  ...row,
  fontFamily: clubFont(hashIn(row.url), cap_height),
  missingLetters: missing_letters,
  createdAt: created_at.toISOString(),
})

/** In the order of the alphabet, as Poles have it. */
export async function listFonts(db: Db): Promise<Font[]> {
  const fonts = (await selected(db).orderBy('id').execute()).map(toFont)
  const order = new Intl.Collator('pl')
  return fonts.sort((one, other) => order.compare(one.family, other.family) || order.compare(one.style, other.style))
}

export async function fontAt(db: Db | Tx, url: string): Promise<Font | null> {
  const row = await selected(db).where('url', '=', url).executeTakeFirst()
  return row ? toFont(row) : null
}
