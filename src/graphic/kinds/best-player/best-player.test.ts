import { describe, expect, it } from 'vitest'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { graphicOf } from '../../graphic-of.ts'
import { goal, MATCH, matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { BEST_PLAYER_KIND } from './drawing.ts'

const GOALS = [
  goal('1', "3'", 9, { otherId: 11 }),
  goal('2', "12'", 11, { otherId: 9 }),
  goal('3', "50'", 11, { otherId: 9 }),
  goal('4', "80'", 11),
]

const graphicOfBest = (bestPlayer: number | null, events = GOALS, more: Partial<MatchState> = {}) =>
  graphicOf(BEST_PLAYER_KIND, matchAfter(events, { bestPlayer, ...more }), SAMPLE_CATALOGUE)

describe('the player of the match', () => {
  it.each([
    [
      'with goals, an assist and minutes',
      graphicOfBest(11),
      'Patryk Pęcherzewski',
      '3 gole · 1 asysta · 90 minut',
      '4:0',
    ],
    ['with one goal and two assists', graphicOfBest(9), 'Bartosz Sokołowski', '1 gol · 2 asysty · 90 minut', '4:0'],
    ['in goal', graphicOfBest(1, []), 'Mateusz Gołąb', '90 minut · czyste konto', '0:0'],
  ])('%s', (_, { caption, altText, shows }, name, figures, score) => {
    const line = `Orły Dębno ${score} Błyskawica Źródlany Potok`
    expect(caption).toBe(`⭐ Zawodnik meczu: ${name}\n${figures}\n${line}\n\n#OrłyDębno`)
    expect(altText).toBe(
      `Grafika: zawodnik meczu. Wybrany: ${name}, ${figures.replaceAll(' · ', ', ')}. Wynik: ${line}.`,
    )
    expect(shows.playerId).toBeGreaterThan(0)
  })

  it('of whom nothing is counted is named all the same', () => {
    const { caption } = graphicOfBest(11, [], {
      positions: MATCH.positions.map((slot) => ({ ...slot, playerId: null })),
    })
    expect(caption).toContain('⭐ Zawodnik meczu: Patryk Pęcherzewski\nOrły Dębno 0:0')
  })

  it.each([null, 999])('is asked for while %s is chosen', (chosen) => {
    expect(graphicOfBest(chosen).missing?.title).toBe('Wybierz zawodnika meczu')
  })
})
