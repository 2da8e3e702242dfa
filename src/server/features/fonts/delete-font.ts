import { sql } from 'kysely'
import type { ClubFont } from '#graphic/template/club-font.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readClubStyle } from '#server/db/club-style.ts'
import { FONT_COLUMNS, toFont } from '#server/fonts/stored-fonts.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** Wherever in a template it is named. */
async function templatesWith(tx: Tx, fontFamily: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from templates
    where jsonb_path_exists(jsonb_build_array(elements, pieces), '$.**.fontFamily ? (@ == $font)', ${JSON.stringify({ font: fontFamily })}::jsonb)
    order by id`.execute(tx)
  return rows.map(({ name }) => name)
}

/** One that neither a template nor the club's style uses. */
export function deleteFont(db: Db, id: number): Promise<void> {
  return changeCatalogue(db, 'fonts', async (tx) => {
    const row = await tx.selectFrom('fonts').select(FONT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw new ApiError(404, 'Nie ma takiej czcionki')
    const users = await templatesWith(tx, toFont(row).fontFamily)
    if (users.length > 0) {
      const names = users.map((name) => `„${name}”`).join(', ')
      throw new ApiError(409, `Tej czcionki używają szablony: ${names}. Najpierw zmień w nich czcionkę`)
    }
    const style = await readClubStyle(tx)
    if (style && Object.values(style.fonts).includes(toFont(row).fontFamily as ClubFont)) {
      throw new ApiError(409, 'Tej czcionki używa styl klubu. Najpierw wybierz w nim inną')
    }
    await tx.deleteFrom('fonts').where('id', '=', id).execute()
  })
}
