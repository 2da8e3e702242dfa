import { expect, it } from 'vitest'
import { isKindName } from '#graphic/kinds/kinds.ts'
import { filterFrom } from './gallery-filter.ts'

it.each([
  ['', {}],
  ['?sezon=2026&rodzaj=goal&zawodnik=7', { season: '2026', kind: 'goal', player: '7' }],
  ['?mecz=3&przeciwnik=4&druzyna=2', { opponent: '4', team: '2' }],
  ['?mecz=none&zawodnik=7', { match: 'none', player: '7' }],
  ['?sezon=latem&rodzaj=plakat&zawodnik=-1&przeciwnik=99999999999', {}],
])('%s is read as far as it makes sense', (search, filter) => expect(filterFrom(search, isKindName)).toEqual(filter))
