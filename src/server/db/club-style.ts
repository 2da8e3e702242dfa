import { clubStyleFrom } from '#contract/club-style.ts'
import { CLUB_STYLE_KEY, type ClubStyle } from '#graphic/style/club-style.ts'
import type { Db, Tx } from './client.ts'

/** What the club has decided for all of its graphics; null: nothing yet. */
export async function readClubStyle(db: Db | Tx): Promise<ClubStyle | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CLUB_STYLE_KEY).executeTakeFirst()
  return clubStyleFrom(row?.value)
}
