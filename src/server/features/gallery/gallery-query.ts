import { z } from 'zod'
import { graphicKind } from '#contract/graphic.ts'
import { idParams } from '#contract/id-params.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
import { SEASON_MAX, SEASON_MIN, type Season, seasonStart } from '#domain/season/season.ts'
import { pageLimit } from '#server/match/match-cursor.ts'

const seasonMessage = 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026'
const { id } = idParams.shape

export const galleryQuery = z.object({
  limit: pageLimit,
  before: id.optional().meta({ description: '`next` of the page before' }),
  season: z.coerce
    .number(seasonMessage)
    .int(seasonMessage)
    .min(SEASON_MIN, seasonMessage)
    .max(SEASON_MAX, seasonMessage)
    .optional()
    .meta({ description: 'The year in which the season of the match begins: 2026 is July 2026 to June 2027' }),
  kind: graphicKind.optional(),
  player: id.optional().meta({ description: 'Whom the graphic is about: the scorer' }),
  opponent: id.optional(),
  team: id.optional(),
})
export type GalleryQuery = z.infer<typeof galleryQuery>

/** Days are the club's. */
export const firstMoment = (season: Season, timeZone: string): Date =>
  new Date(wallMoment(seasonStart(season), '00:00', timeZone) ?? Number.NaN)
