import { describe, expect, it } from 'vitest'
import type { KindName } from '../kinds/kinds.ts'
import { SAMPLE_SPONSORS } from '../testing/sample-sponsors.ts'
import type { SponsorView } from './sponsor-view.ts'
import { sponsorsOn } from './sponsors-on.ts'

const [SPONSOR] = SAMPLE_SPONSORS as [SponsorView]
const CUP = { competition: 'Puchar Polski, 1/8 finału', matchDate: '2026-08-15' }
const LEAGUE = { competition: 'IV liga, 12. kolejka', matchDate: '2027-06-30' }
const FRIENDLY = { competition: null, matchDate: null }

type Match = typeof CUP | typeof FRIENDLY

describe('a sponsor', () => {
  it.each<[string, Partial<SponsorView>, KindName, Match, boolean]>([
    ['of everything', {}, 'goal', CUP, true],
    ['that was switched off', { isActive: false }, 'goal', CUP, false],
    ['of another kind', { kinds: ['result', 'card'] }, 'goal', CUP, false],
    ['of this kind among others', { kinds: ['result', 'goal'] }, 'goal', CUP, true],
    ['of no kind that is left', { kinds: [] }, 'goal', CUP, false],
    ['of this competition, spelled in another way', { competition: 'PUCHAR POLSKI' }, 'goal', CUP, true],
    ['of another competition', { competition: 'IV liga' }, 'goal', CUP, false],
    ['of a competition, in a match of none', { competition: 'IV liga' }, 'goal', FRIENDLY, false],
    ['of the season that ends with this match', { season: 2026 }, 'goal', LEAGUE, true],
    ['of the next season', { season: 2027 }, 'goal', LEAGUE, false],
    ['of today’s season, in a match without a day', { season: 2025 }, 'goal', FRIENDLY, true],
    ['of another season, in a match without a day', { season: 2026 }, 'goal', FRIENDLY, false],
    ['of competition and season both', { competition: 'iv liga', season: 2026 }, 'goal', LEAGUE, true],
    ['of the right competition in another season', { competition: 'IV liga', season: 2025 }, 'goal', LEAGUE, false],
  ])('%s', (_, change, kind, match, isShown) => {
    const catalogue = { sponsors: [{ ...SPONSOR, ...change }], today: '2026-06-30' }
    expect(sponsorsOn(catalogue, kind, match)).toHaveLength(isShown ? 1 : 0)
  })

  it('of a season is not shown while nobody knows the day', () => {
    expect(sponsorsOn({ sponsors: [{ ...SPONSOR, season: 2026 }] }, 'goal', FRIENDLY)).toEqual([])
  })
})

it('six of them are shown at most, in the club’s order, and those left out make place for others', () => {
  const ids = [8, 3, 5, 1, 9, 2, 7, 4]
  const sponsors = ids.map((id) => ({ ...SPONSOR, id, isActive: id !== 5 }))
  expect(sponsorsOn({ sponsors }, 'result', CUP).map(({ id }) => id)).toEqual([8, 3, 1, 9, 2, 7])
})

it('a club without sponsors has none', () => expect(sponsorsOn({}, 'goal', CUP)).toEqual([]))
