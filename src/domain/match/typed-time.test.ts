import { describe, expect, it } from 'vitest'
import { isWholeTime, tidyTime } from './typed-time.ts'

describe('a time of day as it is typed', () => {
  it.each([
    ['15:00', '15:00'],
    ['1500', '15:00'],
    ['15.00', '15:00'],
    ['15,30', '15:30'],
    ['15 30', '15:30'],
    ['17h45', '17:45'],
    [' 9:5 ', '09:05'],
    ['9.30', '09:30'],
    ['930', '09:30'],
    ['0:00', '00:00'],
    ['0005', '00:05'],
    ['9', '09:00'],
    ['15', '15:00'],
    ['23:59', '23:59'],
  ])('%j means %s', (typed, meant) => expect(tidyTime(typed)).toBe(meant))

  it.each(['', '24:00', '2400', '15:60', '99', '3 PM', '12345', '15:000', 'piętnasta', ':30', '-5'])(
    '%j is none',
    (typed) => expect(tidyTime(typed)).toBeNull(),
  )

  it.each(['15:00', '1500', '9:30', '9.30'])('%j is whole: it can be taken at once', (typed) =>
    expect(isWholeTime(typed)).toBe(true),
  )
  it.each(['', '1', '15', '150', '15:', '15:0', '2500', '15:75'])('%j may go on, or is none', (typed) =>
    expect(isWholeTime(typed)).toBe(false),
  )
})
