import { DAY_MS } from '../day.ts'

export const DEFAULT_TIME_ZONE = 'Europe/Warsaw'

/** The wall's reading as if the wall stood in Greenwich; null for what is no date or no time. */
function readingInGreenwich(date: string, time: string): number | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date.trim())
  const hour = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time.trim())
  if (!day || !hour) return null
  const [year, month, dayOfMonth] = day.slice(1).map(Number) as [number, number, number]
  const [hours, minutes] = hour.slice(1, 3).map(Number) as [number, number]
  if (hours > 23 || minutes > 59) return null
  const midnight = Date.UTC(year, month - 1, dayOfMonth)
  // 30 February would quietly become 2 March.
  const isReal = new Date(midnight).toISOString().slice(0, 10) === day[0]
  return isReal ? midnight + (hours * 60 + minutes) * 60_000 : null
}

/** How far the zone's wall is ahead of Greenwich at a moment. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return wall - Math.floor(moment / 1000) * 1000
}

/**
 * The moment, in milliseconds since 1970, at which a wall clock in the zone shows this date and time. An hour that comes
 * twice means its first coming; one that is skipped in spring means the same time an hour on, as phones do it.
 */
export function wallMoment(
  date: string | null | undefined,
  time: string | null | undefined,
  timeZone: string = DEFAULT_TIME_ZONE,
): number | null {
  const reading = readingInGreenwich(date ?? '', time ?? '')
  if (reading === null) return null
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const offsets = [offsetAt(reading - DAY_MS, format), offsetAt(reading + DAY_MS, format)]
  const moments = offsets.map((offset) => reading - offset)
  const real = moments.filter((moment) => moment + offsetAt(moment, format) === reading)
  return real.length > 0 ? Math.min(...real) : Math.max(...moments)
}
