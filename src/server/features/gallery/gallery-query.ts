import { z } from 'zod'
import { graphicKind } from '#contract/graphic.ts'
import { idParams } from '#contract/id-params.ts'
import { pageLimit } from '#server/match/match-cursor.ts'
import { seasonYear } from '#server/match/match-filter.ts'

const { id } = idParams.shape

export const galleryQuery = z.object({
  limit: pageLimit,
  before: id.optional().meta({ description: '`next` of the page before' }),
  season: seasonYear.optional(),
  kind: graphicKind.optional(),
  player: id.optional().meta({ description: 'Whom the graphic is about: the scorer' }),
  opponent: id.optional(),
  team: id.optional(),
})
export type GalleryQuery = z.infer<typeof galleryQuery>
