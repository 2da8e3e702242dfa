import { expect, it } from 'vitest'
import { wallDay } from './wall-day.ts'

it('is the zone’s day, whatever day it is in Greenwich', () => {
  const late = Date.parse('2026-11-15T23:30:00Z')
  expect([wallDay(late, 'Europe/Warsaw'), wallDay(late, 'UTC')]).toEqual(['2026-11-16', '2026-11-15'])
})
