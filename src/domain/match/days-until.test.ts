import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it.each<[string | null, string | null, number | null]>([
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-15', '2026-11-16', 1],
  ['2026-11-15', '2026-11-14', -1],
  ['2026-12-31', '2027-01-01', 1],
  // The clocks are put forward in between: a day of 23 hours is a day.
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2028-02-28', '2028-03-01', 2],
  [null, '2026-11-15', null],
  ['2026-11-15', null, null],
  ['2026-11-15', '2026-02-30', null],
  ['2026-11-15', '', null],
])('from %s to %s: %s', (today, date, days) => {
  expect(daysUntil(today, date)).toBe(days)
})
