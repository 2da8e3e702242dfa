import { expect, it } from 'vitest'
import { formatsFrom } from './use-club-formats.ts'

it.each([
  ['["story","portrait"]', ['portrait', 'story']],
  ['["landscape"]', ['landscape']],
  ['["story","hologram"]', ['story']],
  [undefined, ['portrait']],
  ['', ['portrait']],
  ['[]', ['portrait']],
  ['{"story":true}', ['portrait']],
  ['story', ['portrait']],
])('of the setting %j are %j', (value, formats) => {
  expect(formatsFrom(value)).toEqual(formats)
})
