import { sql } from 'kysely'
import { FONT_MAX_BYTES, FONTS_MAX, type Font } from '#contract/font.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import type { PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { cleanName } from './name-of-font.ts'
import { FONT_COLUMNS, fontAt, toFont } from './stored-fonts.ts'
import type { TakenFont } from './take-font.ts'

interface FontMeans extends PictureMeans {
  db: Db
}

/** Who brings it, and what it is called where the font does not say. */
export interface FontSource {
  asker: string
  by: string
  fileName: string
}

const NAMELESS = 'Czcionka bez nazwy'
const BUSY = 429

async function checked({ decoders }: FontMeans, asker: string, upload: Buffer): Promise<TakenFont> {
  if (upload.length > FONT_MAX_BYTES) throw new ApiError(413, 'Czcionka jest za duża. Dozwolone jest najwyżej 2 MB')
  const trial = await decoders
    .run(asker, 'tryFont', () => [upload])
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status !== BUSY)
        throw new ApiError(503, 'Czcionki nie udało się sprawdzić. Spróbuj ponownie albo wybierz inny plik')
      throw error
    })
  if ('refusal' in trial) throw new ApiError(415, trial.refusal)
  return trial.font
}

/** Whoever adds one waits for whoever is just adding another. */
const lockFonts = (tx: Tx) => sql`lock table fonts in share row exclusive mode`.execute(tx)

async function refuseTooMany(tx: Tx): Promise<void> {
  const { count } = await tx
    .selectFrom('fonts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= FONTS_MAX)
    throw new ApiError(409, `Klub może mieć najwyżej ${FONTS_MAX} czcionek. Usuń którąś i spróbuj ponownie`)
}

/** An uploaded font, through the guard and into the store. The same once more is the one that is there. */
export async function keepFont(
  means: FontMeans,
  upload: Buffer,
  { asker, by, fileName }: FontSource,
): Promise<{ font: Font; isNew: boolean }> {
  const { bytes, family, style, capHeight, missingLetters } = await checked(means, asker, upload)
  const url = fileUrl(await means.files.put(bytes, 'woff2'))
  return changeCatalogue(means.db, 'fonts', async (tx) => {
    await lockFonts(tx)
    const known = await fontAt(tx, url)
    if (known) return { font: known, isNew: false }
    await refuseTooMany(tx)
    const row = await tx
      .insertInto('fonts')
      .values({
        family: family || cleanName(fileName.replace(/\.\w+$/, '')) || NAMELESS,
        style,
        url,
        cap_height: Math.round(capHeight * 1000),
        missing_letters: missingLetters,
        created_by: by,
      })
      .returning(FONT_COLUMNS)
      .executeTakeFirstOrThrow()
    return { font: toFont(row), isNew: true }
  })
}
