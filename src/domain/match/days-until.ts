import { isWallDay } from './wall-date.ts'

const DAY_MS = 86_400_000

/** Whole days of the calendar from one to the other, below zero backwards; null: one of them is no day. */
export function daysUntil(today: string | null | undefined, date: string | null | undefined): number | null {
  if (!today || !date || !isWallDay(today) || !isWallDay(date)) return null
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
}
