import { DAY_MS } from '#domain/day.ts'
import { wallDay } from '../src/domain/match/wall-day.ts'

/** Days from today at the club, as the fields and the server write them. UTC may be a day ahead. */
export const day = (offset: number): string => wallDay(Date.now() + offset * DAY_MS, process.env.TIME_ZONE)
