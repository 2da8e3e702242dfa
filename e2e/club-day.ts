import { wallDay } from '../src/domain/match/wall-day.ts'

const DAY = 86_400_000

/** Days from today at the club, as the fields and the server write them. UTC may be a day ahead. */
export const day = (offset: number): string => wallDay(Date.now() + offset * DAY, process.env.TIME_ZONE)
