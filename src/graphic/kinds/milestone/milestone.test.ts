import { describe, expect, it } from 'vitest'
import type { Career } from '#domain/figures/career.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { truthOf } from '#domain/match/graphic-subject.ts'
import type { Catalogue } from '../../catalogue.ts'
import { graphicOf } from '../../graphic-of.ts'
import { sampleSeason } from '../../sample/sample-season.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { MILESTONE_KIND } from './drawing.ts'
import { milestoneHeading, milestoneTitle } from './words.ts'

const KICKED_OFF = { matchTimeState: 'secondHalf' } as const

const catalogueWith = (...careers: Career[]): Catalogue => ({
  ...SAMPLE_CATALOGUE,
  season: sampleSeason(SAMPLE_CATALOGUE.club, [], careers),
})

const made = (
  events: readonly MatchEvent[],
  { asked = null, career, more = {} }: { asked?: string | null; career?: Career; more?: Partial<MatchState> } = {},
) =>
  graphicOf(
    MILESTONE_KIND,
    matchAfter(events, { ...KICKED_OFF, ...more }),
    catalogueWith(...(career ? [career] : [])),
    asked,
  )

const THREE = [goal('1', "12'", 9), goal('2', "45+2'", 9), goal('3', "67'", 9)]

describe('words', () => {
  it.each([
    ['hat-trick', 3, 'Hat-trick', 'HAT-TRICK'],
    ['hat-trick', 4, 'Cztery gole', 'GOLE'],
    ['hat-trick', 5, 'Pięć goli', 'GOLI'],
    ['hat-trick', 10, 'Dziesięć goli', 'GOLI'],
    ['hat-trick', 12, '12 goli', 'GOLI'],
    ['hat-trick', 22, '22 gole', 'GOLE'],
    ['goals', 10, '10. gol', 'GOLI'],
    ['goals', 50, '50. gol', 'GOLI'],
    ['matches', 100, '100. mecz', 'MECZÓW'],
  ] as const)('of a %s of %i', (kind, count, title, heading) => {
    expect([milestoneTitle({ kind, count }), milestoneHeading({ kind, count })]).toEqual([title, heading])
  })

  const score = 'Orły Dębno 3:0 Błyskawica Źródlany Potok'

  it('of a hat-trick have the minutes', () => {
    const { caption, altText } = made(THREE)
    expect(caption).toBe(`🎩 Hat-trick: Bartosz Sokołowski (12', 45+2', 67')\n${score}\n\n#OrłyDębno`)
    expect(altText).toBe(`Grafika: jubileusz. Hat-trick: Bartosz Sokołowski, minuty 12, 45+2, 67. Wynik: ${score}.`)
  })

  it('of a hat-trick whose minutes nobody wrote down do without them', () => {
    const { caption } = made(THREE.map((one) => ({ ...one, minute: '' })))
    expect(caption).toContain('🎩 Hat-trick: Bartosz Sokołowski\n')
  })

  it('of a fiftieth goal have its minute and the score of that moment', () => {
    const { caption, altText, eventId } = made([goal('1', "12'", 9), goal('2', "80'", null, { at: 1 })], {
      career: { playerId: 9, goals: 49, matches: 3 },
    })
    const then = 'Orły Dębno 1:0 Błyskawica Źródlany Potok'
    expect(eventId).toBe('goals-50:9')
    expect(caption).toBe(`🎯 50. gol w barwach klubu: Bartosz Sokołowski (12')\n${then}\n\n#OrłyDębno`)
    expect(altText).toBe(`Grafika: jubileusz. 50. gol w barwach klubu: Bartosz Sokołowski, minuta 12. Wynik: ${then}.`)
  })

  it('of a hundredth match have neither', () => {
    const { caption } = made([], { career: { playerId: 9, goals: 0, matches: 99 } })
    expect(caption).toMatch(/^👏 100\. mecz w barwach klubu: Bartosz Sokołowski\nOrły Dębno 0:0/)
  })

  it('name the profile of whom it is about', () => {
    const catalogue = catalogueWith()
    const players = catalogue.players.map((player) => (player.id === 9 ? { ...player, handle: 'sokol9' } : player))
    const { caption } = graphicOf(MILESTONE_KIND, matchAfter(THREE, KICKED_OFF), { ...catalogue, players })
    expect(caption).toContain('Hat-trick: Bartosz Sokołowski @sokol9 (')
  })
})

describe('which one', () => {
  const four = [...THREE, goal('4', "80'", 9)]
  const career = { playerId: 9, goals: 46, matches: 99 }
  it.each([
    [null, 'goals-50:9'],
    ['hat-trick:9', 'hat-trick:9'],
    ['matches-100:9', 'matches-100:9'],
    ['4', null],
    ['goals-50:11', null],
  ])('is asked for by %s: %s', (asked, expected) => {
    const { eventId, missing } = made(four, { asked, career })
    expect([eventId, missing?.title === 'Brak jubileuszu']).toEqual([expected, expected === null])
  })

  it('can be chosen, the surpassed ones too', () => {
    const occasions = MILESTONE_KIND.occasions?.(matchAfter(four, KICKED_OFF), catalogueWith(career))
    expect(occasions?.map(({ id, eventIds, title, isSurpassed }) => [id, eventIds.length, title, isSurpassed])).toEqual(
      [
        ['matches-100:9', 0, '100. mecz', false],
        ['hat-trick:9', 3, 'Hat-trick', true],
        ['hat-trick-4:9', 4, 'Cztery gole', false],
        ['goals-50:9', 4, '50. gol', false],
      ],
    )
  })

  it('is none of a player whom the club no longer has', () => {
    const catalogue = { ...catalogueWith(), players: [] }
    expect(MILESTONE_KIND.occasions?.(matchAfter(THREE, KICKED_OFF), catalogue)).toEqual([])
  })

  it('is none before the careers are read, but for what the match says', () => {
    const { season: _, ...unread } = SAMPLE_CATALOGUE
    const idsOf = (events: readonly MatchEvent[]) =>
      MILESTONE_KIND.occasions?.(matchAfter(events, KICKED_OFF), unread).map(({ id }) => id)
    expect([idsOf(THREE), idsOf(THREE.slice(0, 2))]).toEqual([['hat-trick:9'], []])
  })
})

describe('a finished graphic', () => {
  const { shows } = made(THREE)
  const isTrue = (events: readonly MatchEvent[]) => truthOf(matchAfter(events))(shows)

  it('is about its player', () => {
    expect(shows.playerId).toBe(9)
  })

  it('stays true while its goals stand, and is not when one is taken back or another’s', () => {
    expect(isTrue([...THREE, goal('4', "80'", 9)])).toBe(true)
    expect(isTrue(THREE.map((one) => (one.id === '1' ? { ...one, otherId: 4 } : one)))).toBe(true)
    expect(isTrue(THREE.map((one) => (one.id === '1' ? { ...one, isTakenBack: true } : one)))).toBe(false)
    expect(isTrue(THREE.map((one) => (one.id === '2' ? { ...one, playerId: 4 } : one)))).toBe(false)
  })
})
