import { z } from 'zod'
import { SEASON_MAX, SEASON_MIN } from '#domain/season/season.ts'

const rangeMessage = `Sezon: liczba całkowita od ${SEASON_MIN} do ${SEASON_MAX}`

/** A season in a body. */
export const seasonYear = z.int(rangeMessage).min(SEASON_MIN, rangeMessage).max(SEASON_MAX, rangeMessage)

/** In an address; any year: the season of one that no calendar has is empty. */
export const anySeasonAsked = z
  .string()
  .regex(/^\d{4}$/, 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026')
  .transform(Number)
  .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' })

/** In an address, where a season must be one that matches can be of. */
export const seasonAsked = anySeasonAsked
  .pipe(seasonYear)
  .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' })
