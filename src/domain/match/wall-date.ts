const WEEKDAYS = ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota']
const SHORT_WEEKDAYS = ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.']
const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
]

interface WallDate {
  year: number
  month: number
  day: number
}

function parse(date: string | null | undefined): WallDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null
}

/** Day of the week by Zeller's rule; 0 is Sunday. */
function weekday({ year, month, day }: WallDate): number {
  const shifted = month < 3 ? { month: month + 12, year: year - 1 } : { month, year }
  const century = Math.floor(shifted.year / 100)
  const rest = shifted.year % 100
  const zeller =
    day +
    Math.floor((13 * (shifted.month + 1)) / 5) +
    rest +
    Math.floor(rest / 4) +
    Math.floor(century / 4) +
    5 * century
  return (zeller + 6) % 7
}

/** `sobota, 15 sierpnia 2026`; empty when there is no date. */
export function longDate(date: string | null | undefined): string {
  const parsed = parse(date)
  if (!parsed) return ''
  return `${WEEKDAYS[weekday(parsed)]}, ${parsed.day} ${MONTHS[parsed.month - 1]} ${parsed.year}`
}

/** `sobota, 15 sierpnia`: of a day that is near, the year says nothing. */
export const dayOfYear = (date: string | null | undefined): string => longDate(date).replace(/ \d+$/, '')

/** `sob.`; empty when there is no date. */
export function shortWeekday(date: string | null | undefined): string {
  const parsed = parse(date)
  return parsed ? (SHORT_WEEKDAYS[weekday(parsed)] ?? '') : ''
}

/** `15.08` */
export const dayAndMonth = (date: string | null | undefined): string => shortDate(date).slice(0, 5)

/** `15.08.2026` */
export function shortDate(date: string | null | undefined): string {
  const parsed = parse(date)
  if (!parsed) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(parsed.day)}.${two(parsed.month)}.${parsed.year}`
}

/** `15:00`; empty when the time is not one. */
export const wallTime = (time: string | null | undefined): string => /^\d{1,2}:\d{2}/.exec(time ?? '')?.[0] ?? ''

/** A day of the calendar, in a year in which football is played: not what stands in a field before the year is typed out. */
export function isWallDay(text: string): boolean {
  const moment = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
