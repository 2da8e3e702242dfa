import { expect, it } from 'vitest'
import type { MatchCourse } from '#domain/match/document/match-state.ts'
import { announcementHeading } from './heading.ts'

const TODAY = '2026-11-15'

it.each<[string | null, string]>([
  ['2026-11-15', 'DZIEŃ MECZOWY'],
  ['2026-11-16', 'JUTRO GRAMY'],
  ['2026-11-17', 'ZA 2 DNI'],
  ['2026-11-18', 'ZA 3 DNI'],
  ['2026-11-20', 'ZA 5 DNI'],
  ['2026-11-21', 'ZA 6 DNI'],
  ['2026-11-22', 'ZA TYDZIEŃ'],
  ['2026-11-23', 'NASTĘPNY MECZ'],
  ['2027-03-06', 'NASTĘPNY MECZ'],
  ['2026-11-14', 'ZAPOWIEDŹ MECZU'],
  [null, 'NASTĘPNY MECZ'],
  ['', 'NASTĘPNY MECZ'],
])('a match on %s: %s', (date, heading) => {
  expect(announcementHeading({ date, today: TODAY, course: 'regular' })).toBe(heading)
})

it('nobody knows how far off it is while nobody has said what day it is', () => {
  expect(announcementHeading({ date: TODAY, today: null, course: 'regular' })).toBe('NASTĘPNY MECZ')
})

it.each<[MatchCourse, string]>([
  ['postponed', 'MECZ PRZEŁOŻONY'],
  ['cancelled', 'MECZ ODWOŁANY'],
  ['abandoned', 'DZIEŃ MECZOWY'],
])('a match that is %s: %s', (course, heading) => {
  expect(announcementHeading({ date: TODAY, today: TODAY, course })).toBe(heading)
})
