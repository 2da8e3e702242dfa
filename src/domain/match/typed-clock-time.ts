import type { SettableTime } from './set-clock.ts'

interface ClockTime {
  minute: number
  seconds: number
}

const numberFrom = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)

/** A minute and a second as they were typed; null: they are none, or not of this half. No second is the full minute. */
export function typedClockTime(
  minuteText: string,
  secondText: string,
  { from, until }: SettableTime,
): ClockTime | null {
  const minute = numberFrom(minuteText)
  const seconds = numberFrom(secondText || '0')
  if (minute === null || seconds === null || seconds > 59) return null
  return minute >= from && minute < until ? { minute, seconds } : null
}
