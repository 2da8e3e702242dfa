const APART = /^(\d{1,2})\s*[:.,;h ]\s*(\d{1,2})$/
const TOGETHER = /^(\d{1,2}?)(\d{2})?$/
const WHOLE = /^(\d{1,2}\s*[:.,;h ]\s*\d{2}|\d{4})$/

/** The time of day that somebody means by `15:00`, `15.00`, `1500`, `930`, `9:5` or `15`, as `HH:MM`; else null. */
export function tidyTime(typed: string): string | null {
  const text = typed.trim()
  const [, hour, minute = '0'] = APART.exec(text) ?? TOGETHER.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** Nothing can follow: `930` may still become 9:30 or 93… and waits, `1500` and `9:30` do not. */
export const isWholeTime = (typed: string): boolean => WHOLE.test(typed.trim()) && tidyTime(typed) !== null

/** A time of day as it is stored. */
export const isWallTime = (text: string): boolean => tidyTime(text) === text
