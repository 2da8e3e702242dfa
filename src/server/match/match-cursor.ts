import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'

/** A page of a list of matches: how long it is, and where it begins. */

const PAGE = 20
const PAGE_MAX = 100
const limitMessage = `Pole „limit”: liczba od 1 do ${PAGE_MAX}`

export const pageLimit = z.coerce
  .number(limitMessage)
  .int()
  .min(1, limitMessage)
  .max(PAGE_MAX, limitMessage)
  .default(PAGE)

export interface MatchPlace {
  date: Date
  id: number
}

const CURSOR = /^(-?\d{1,15})_([1-9]\d{0,9})$/
/** The days that the calendar of a match knows, in milliseconds; outside, the database has no such moment. */
const FIRST_MOMENT = Date.parse('0000-01-01')
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

export function placeOf(cursor: string): MatchPlace | undefined {
  const [, time, id] = (CURSOR.exec(cursor) ?? []).map(Number)
  if (time === undefined || id === undefined) return undefined
  const isStored = time >= FIRST_MOMENT && time <= LAST_MOMENT && id <= STORED_NUMBER_MAX
  return isStored ? { date: new Date(time), id } : undefined
}

const cursorMessage = 'Pole „before”: wartość „next” z poprzedniej strony'
const isCursor = (text: string): boolean => placeOf(text) !== undefined

export const matchCursor = z.string().regex(CURSOR, cursorMessage).refine(isCursor, cursorMessage)

/** A place in the list that stays the same when newer matches come. */
export const cursorOf = ({ date, id }: { date: string; id: number }): string => `${new Date(date).getTime()}_${id}`
