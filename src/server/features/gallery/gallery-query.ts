import { z } from 'zod'
import { graphicKind } from '#contract/graphic.ts'
import { idParams } from '#contract/id-params.ts'
import { seasonAsked } from '#contract/season.ts'
import { pageLimit } from '#server/match/match-cursor.ts'

const { id } = idParams.shape

export const galleryQuery = z.object({
  limit: pageLimit,
  before: id.optional().meta({ description: '`next` of the page before' }),
  season: seasonAsked.optional(),
  kind: graphicKind.optional(),
  player: id.optional().meta({ description: 'Whom the graphic is about: the scorer' }),
  opponent: id.optional(),
  team: id.optional(),
  match: z.enum(['none'], 'match: none').optional().meta({ description: "`none`: only the club's own, of no match" }),
})
export type GalleryQuery = z.infer<typeof galleryQuery>
