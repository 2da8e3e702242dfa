import { z } from 'zod'
import type { PublicMatch } from '#contract/fan.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'
import type { MatchPage } from './match-repository.ts'

const PAGE = 20
const PAGE_MAX = 100
const CURSOR = /^(-?\d{1,15})_([1-9]\d{0,9})$/
/** The days that the calendar of a match knows, in milliseconds; outside, the database has no such moment. */
const FIRST_MOMENT = Date.parse('0000-01-01')
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

function placeOf(cursor: string): MatchPage['before'] {
  const [, time, id] = (CURSOR.exec(cursor) ?? []).map(Number)
  if (time === undefined || id === undefined) return undefined
  const isStored = time >= FIRST_MOMENT && time <= LAST_MOMENT && id <= STORED_NUMBER_MAX
  return isStored ? { date: new Date(time), id } : undefined
}

const cursorMessage = 'Pole „before”: wartość „next” z poprzedniej strony'
const isCursor = (text: string): boolean => placeOf(text) !== undefined

const day = (field: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, `Pole „${field}”: data w postaci RRRR-MM-DD`)
    .optional()

export const matchQuery = z.object({
  limit: z.coerce
    .number(`Pole „limit”: liczba od 1 do ${PAGE_MAX}`)
    .int()
    .min(1, `Pole „limit”: liczba od 1 do ${PAGE_MAX}`)
    .max(PAGE_MAX, `Pole „limit”: liczba od 1 do ${PAGE_MAX}`)
    .default(PAGE),
  before: z.string().regex(CURSOR, cursorMessage).refine(isCursor, cursorMessage).optional(),
  season: z
    .string()
    .regex(/^\d{4}$/, 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026')
    .optional()
    .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' }),
  from: day('from').meta({ description: 'First day, YYYY-MM-DD' }),
  to: day('to').meta({ description: 'Last day, YYYY-MM-DD' }),
})

/** A place in the list that stays the same when newer matches come. */
export const cursorOf = ({ date, id }: Pick<PublicMatch, 'date' | 'id'>): string => `${new Date(date).getTime()}_${id}`

const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** Days are the club's: a match at 20:30 in Warsaw belongs to its day there. */
export function matchPage(query: z.infer<typeof matchQuery>, timeZone: string): MatchPage {
  const midnight = (date: string | undefined) => {
    const moment = wallMoment(date, '00:00', timeZone)
    return moment === null ? undefined : new Date(moment)
  }
  const { season } = query
  const from = query.from ?? (season && `${season}-07-01`)
  const last = query.to ?? (season && `${Number(season) + 1}-06-30`)
  return {
    limit: query.limit,
    before: query.before === undefined ? undefined : placeOf(query.before),
    from: midnight(from),
    until: last && Number.isFinite(Date.parse(last)) ? midnight(nextDay(last)) : undefined,
  }
}
