import { expect, it } from 'vitest'
import { filterFrom } from './photo-filter.ts'

it('the address is read as far as it makes sense', () => {
  expect(filterFrom('?meczu=12&zawodnik=7')).toEqual({ match: '12', player: '7' })
  expect(filterFrom('?meczu=none&zawodnik=none&mecz=4')).toEqual({ match: 'none' })
  expect(filterFrom('?meczu=0&zawodnik=x')).toEqual({})
})
