import { DEFAULT_TIME_ZONE } from './wall-moment.ts'

/** The day, `YYYY-MM-DD`, that a wall calendar in the zone shows at a moment. */
export function wallDay(moment: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn' })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return new Date(Date.UTC(parts.year ?? 1970, (parts.month ?? 1) - 1, parts.day ?? 1)).toISOString().slice(0, 10)
}
