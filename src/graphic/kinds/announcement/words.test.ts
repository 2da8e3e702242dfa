import { expect, it } from 'vitest'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { ANNOUNCEMENT_KIND } from './drawing.ts'

const drawn = (state: Partial<MatchState>) =>
  ANNOUNCEMENT_KIND.draw(matchAfter([], state), { ...SAMPLE_CATALOGUE, today: '2026-11-12' }, null)

const WHOLE = { competition: 'IV liga', round: '12', venue: ' Stadion Miejski ' }

it.each<[string, Partial<MatchState>, string[]]>([
  [
    'all is known',
    WHOLE,
    [
      '📣 Za 3 dni: Orły Dębno – Błyskawica Źródlany Potok',
      '🗓️ Niedziela, 15 listopada, godz. 15:00',
      '📍 Stadion Miejski',
      '🏆 IV liga, 12. kolejka',
    ],
  ],
  [
    'no hour, away',
    { matchTime: null, isHome: false },
    ['📣 Za 3 dni: Błyskawica Źródlany Potok – Orły Dębno', '🗓️ Niedziela, 15 listopada'],
  ],
  [
    'an hour without a day',
    { matchDate: null },
    ['📣 Następny mecz: Orły Dębno – Błyskawica Źródlany Potok', '🗓️ Godz. 15:00'],
  ],
  [
    'nothing but the teams',
    { matchDate: null, matchTime: null },
    ['📣 Następny mecz: Orły Dębno – Błyskawica Źródlany Potok'],
  ],
])('a caption: %s', (_, state, lines) => {
  expect(drawn(state).caption.filter(Boolean)).toEqual(lines)
})

it('tells those who cannot see it who plays whom, when and where', () => {
  expect(drawn(WHOLE).altText).toEqual([
    'Grafika z zapowiedzią: za 3 dni, Orły Dębno – Błyskawica Źródlany Potok',
    'niedziela, 15 listopada 2026, godz. 15:00',
    'Miejsce: Stadion Miejski',
    'Rozgrywki: IV liga, 12. kolejka',
  ])
})

it('an announcement without an opponent is none', () => {
  const missing = (selectedOpponent: number | null) =>
    ANNOUNCEMENT_KIND.missing(matchAfter([], { selectedOpponent }), SAMPLE_CATALOGUE, null)
  expect(missing(1)).toBeNull()
  expect(missing(null)?.message).toBe('Najpierw wybierz, z kim gracie')
})
