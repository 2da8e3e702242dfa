import { expect, it } from 'vitest'
import { goal, matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { STATS_KIND } from './drawing.ts'

const STATS = {
  shots: { ours: 14, theirs: 9 },
  possession: { ours: 54, theirs: 46 },
  unheardOf: { ours: 1, theirs: 1 },
}

const drawn = (isHome: boolean) =>
  STATS_KIND.draw(matchAfter([goal('1', "12'", 9)], { stats: STATS, isHome }), SAMPLE_CATALOGUE, null)

it('tells what was typed in the order of the graphic, the home side first', () => {
  expect(drawn(true).caption).toEqual([
    '📈 Orły Dębno 1:0 Błyskawica Źródlany Potok',
    'Posiadanie piłki: 54%–46%',
    'Strzały: 14–9',
  ])
  expect(drawn(false).caption).toEqual([
    '📈 Błyskawica Źródlany Potok 0:1 Orły Dębno',
    'Posiadanie piłki: 46%–54%',
    'Strzały: 9–14',
  ])
})

it('is read out in words', () => {
  expect(drawn(true).altText).toEqual([
    'Grafika ze statystykami meczu: Orły Dębno 1:0 Błyskawica Źródlany Potok',
    'Posiadanie piłki 54% do 46%, Strzały 14 do 9',
  ])
})

it('waits until something is typed', () => {
  expect(STATS_KIND.missing(matchAfter([]), SAMPLE_CATALOGUE, null)?.title).toBe('Brak statystyk')
  expect(STATS_KIND.missing(matchAfter([], { stats: STATS }), SAMPLE_CATALOGUE, null)).toBeNull()
})
