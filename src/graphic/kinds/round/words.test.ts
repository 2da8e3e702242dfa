import { expect, it } from 'vitest'
import { matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { ROUND_KIND } from './drawing.ts'

const team = (name: string) => ({ name, crest: null })

const SEASON = {
  table: null,
  fixtures: [],
  careers: [],
  round: {
    competition: 'IV liga',
    round: 12,
    results: [
      { home: team('Orły Dębno'), away: team('Iskra'), homeScore: 2, awayScore: 1, isOwn: true },
      { home: team('Tur Ełk'), away: team('Sparta'), homeScore: 0, awayScore: 0, isOwn: false },
    ],
  },
}

it('tells the results one by one', () => {
  const { caption, altText } = ROUND_KIND.draw(matchAfter([]), { ...SAMPLE_CATALOGUE, season: SEASON }, null)
  expect(caption).toEqual(['⚽ Wyniki: IV liga, 12. kolejka', 'Orły Dębno 2:1 Iskra', 'Tur Ełk 0:0 Sparta'])
  expect(altText).toEqual(['Grafika z wynikami: IV liga, 12. kolejka', 'Orły Dębno 2:1 Iskra; Tur Ełk 0:0 Sparta'])
})

it('waits for the results', () => {
  const without = { ...SAMPLE_CATALOGUE, season: { ...SEASON, round: null } }
  expect(ROUND_KIND.missing(matchAfter([]), without, null)?.title).toBe('Brak wyników')
})
