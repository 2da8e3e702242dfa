import { daysAfter } from '#domain/day.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
import { type Season, seasonStart } from '#domain/season/season.ts'

/** From a moment on, up to another; absent: without an end there. */
interface Period {
  from?: Date | undefined
  until?: Date | undefined
}

/** Days are the club's: a match at 20:30 in Warsaw belongs to its day there. */
function midnight(day: string | undefined, timeZone: string): Date | undefined {
  const moment = wallMoment(day, '00:00', timeZone)
  return moment === null ? undefined : new Date(moment)
}

/** From the first day to the last, both whole. */
export const daysOf = (first: string | undefined, last: string | undefined, timeZone: string): Period => ({
  from: midnight(first, timeZone),
  until: last && Number.isFinite(Date.parse(last)) ? midnight(daysAfter(last, 1), timeZone) : undefined,
})

/** Of a year that no calendar has, none: such a season is empty. */
const firstMoment = (season: Season, timeZone: string): Date =>
  new Date(wallMoment(seasonStart(season), '00:00', timeZone) ?? 0)

export const seasonPeriod = (season: Season, timeZone: string): { from: Date; until: Date } => ({
  from: firstMoment(season, timeZone),
  until: firstMoment(season + 1, timeZone),
})
