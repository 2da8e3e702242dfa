import { expect, it } from 'vitest'
import { typedClockTime } from './typed-clock-time.ts'

const SECOND_HALF = { from: 45, until: 120 }

it.each([
  ['67', '05', { minute: 67, seconds: 5 }],
  [' 67 ', '', { minute: 67, seconds: 0 }],
  ['45', '0', { minute: 45, seconds: 0 }],
  ['119', '59', { minute: 119, seconds: 59 }],
  ['44', '59', null],
  ['120', '00', null],
  ['67', '60', null],
  ['', '30', null],
  ['6o', '30', null],
  ['-50', '30', null],
  ['67.5', '30', null],
])('%s and %s are %o', (minute, second, time) => {
  expect(typedClockTime(minute, second, SECOND_HALF)).toEqual(time)
})
