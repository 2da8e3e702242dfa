import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import type { Photo } from '#contract/photo.ts'
import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'
import type { Db } from '#server/db/client.ts'
import { selectPhotos, toPhoto } from '#server/db/photos.ts'
import { pageLimit } from '#server/match/match-cursor.ts'

const { id } = idParams.shape

export const photoQuery = z.object({
  limit: pageLimit,
  before: id.optional().meta({ description: '`next` of the page before' }),
  match: z
    .union([z.enum(['any', 'none']), id])
    .optional()
    .meta({ description: '`any`: only those of a match; `none`: only those of none' }),
  except: id.optional().meta({ description: 'None of this match' }),
  player: id.optional().meta({ description: 'Who is on it' }),
})
export const namedPhotos = z.object({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Pole „ids”: liczby całkowite po przecinku')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= PHOTOS_AT_ONCE, `Pole „ids”: najwyżej ${PHOTOS_AT_ONCE} zdjęć`),
})

type PhotoQuery = z.infer<typeof photoQuery>

/** The newest first; a photo that comes meanwhile moves no page. */
export async function listPhotos(db: Db, { limit, before, match, except, player }: PhotoQuery): Promise<Photo[]> {
  let query = selectPhotos(db)
  if (before !== undefined) query = query.where('photos.id', '<', before)
  if (match === 'none') query = query.where('photos.match_id', 'is', null)
  else if (match === 'any') query = query.where('photos.match_id', 'is not', null)
  else if (match !== undefined) query = query.where('photos.match_id', '=', match)
  if (except !== undefined) query = query.where('photos.match_id', 'is distinct from', except)
  if (player !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('photo_players')
          .select('photo_id')
          .whereRef('photo_id', '=', 'photos.id')
          .where('player_id', '=', player),
      ),
    )
  }
  const rows = await query.orderBy('photos.id', 'desc').limit(limit).execute()
  return rows.map(toPhoto)
}
