import { describe, expect, it } from 'vitest'
import { isMinute, tidyMinute } from './goal-minute.ts'

describe('the minute of a goal', () => {
  it.each([
    ['12', "12'"],
    [" 7' ", "7'"],
    ['45+2', "45+2'"],
    ['90 + 03’', "90+3'"],
    ["67' (k.)", "67' (k.)"],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyMinute(typed)).toBe(kept)
  })

  it.each(['12', "45+2'", '120'])('%s is one', (text) => expect(isMinute(text)).toBe(true))
  it.each(['', 'po przerwie', "67' (k.)", '45+', '1234'])('%j is none', (text) => expect(isMinute(text)).toBe(false))
})
