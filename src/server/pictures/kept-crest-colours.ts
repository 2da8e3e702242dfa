import type { ClubColours } from '#domain/club/club-colours.ts'
import type { Db } from '#server/db/client.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { crestColoursOf } from './crest-colours-of.ts'

export interface CrestMeans {
  db: Db
  files: FileStore
}

/** Worked out once for each crest, so that every screen and every graphic has the same; null: there is no such picture. */
export async function keptCrestColours({ db, files }: CrestMeans, crest: string): Promise<ClubColours | null> {
  const kept = await db.selectFrom('crest_colours').selectAll().where('crest', '=', crest).executeTakeFirst()
  if (kept) return { primary: kept.primary_colour, accent: kept.accent_colour }
  const picture = await readStored(files, crest)
  if (!picture) return null
  const { primary, accent } = await crestColoursOf(picture)
  await db
    .insertInto('crest_colours')
    .values({ crest, primary_colour: primary, accent_colour: accent })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { primary, accent }
}
