import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NewEvent, newEvent } from '../match/events/match-event.ts'
import { minutesPlayed } from './minutes-played.ts'
import type { PlayedMatch } from './played-match.ts'
import { playerFigures } from './player-figures.ts'
import { balanceOf, formOf, goalsByMinute, pointsCurve } from './season-figures.ts'

const ELEVEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

let made = 0
const event = (kind: NewEvent['kind'], minute: string, facts: Partial<NewEvent> = {}) =>
  newEvent({ id: `e${++made}`, kind, side: 'ours', at: made * 1_000_000, minute, ...facts })

const match = (facts: Partial<PlayedMatch> = {}): PlayedMatch => ({
  id: 1,
  day: '2026-08-15',
  opponentName: 'Tur Ełk',
  isHome: true,
  score: { ours: 0, theirs: 0 },
  isRuled: false,
  length: 90,
  events: [],
  eleven: ELEVEN,
  ...facts,
})

const figuresOf = (id: number, ...matches: PlayedMatch[]) =>
  playerFigures(matches).find(({ playerId }) => playerId === id)

describe('minutes on the pitch', () => {
  it('are split at a substitution, and end with a sending-off', () => {
    const events = [
      event('substitution', "60'", { playerId: 11, otherId: 15 }),
      event('redCard', "80'", { playerId: 4 }),
      event('substitution', "88'", { playerId: 15, otherId: 16 }),
    ]
    const minutes = minutesPlayed(match({ events }))
    expect([1, 4, 11, 15, 16].map((id) => minutes.get(id))).toEqual([90, 80, 60, 28, 2])
  })

  it('of added time are none: a change at 45+3 is one at 45, at 90+4 one at 90', () => {
    const events = [
      event('substitution', "45+3'", { playerId: 2, otherId: 12 }),
      event('substitution', "90+4'", { playerId: 3, otherId: 13 }),
    ]
    const minutes = minutesPlayed(match({ events }))
    expect([2, 12, 3, 13].map((id) => minutes.get(id))).toEqual([45, 45, 90, 0])
  })

  it('are not guessed where no minute was written, and who came on has appeared all the same', () => {
    const events = [event('substitution', '', { playerId: 9, otherId: 14 })]
    const minutes = minutesPlayed(match({ events }))
    expect([minutes.get(9), minutes.get(14)]).toEqual([90, 0])
    expect(figuresOf(14, match({ events }))).toMatchObject({ appearances: 1, starts: 0, minutes: 0 })
  })

  it('know of extra time, of what was taken back, and of a match that was decided on paper', () => {
    const change = event('substitution', "105'", { playerId: 9, otherId: 14 })
    expect(minutesPlayed(match({ length: 120, events: [change] })).get(14)).toBe(15)
    expect(minutesPlayed(match({ events: [{ ...change, isTakenBack: true }] })).has(14)).toBe(false)
    expect(playerFigures([match({ isRuled: true, score: { ours: 3, theirs: 0 } })])).toEqual([])
  })

  it('add up to eleven times the match, however often the eleven change', () => {
    const changes = fc.array(
      fc.record({ off: fc.integer({ min: 1, max: 25 }), on: fc.integer({ min: 1, max: 25 }), minute: fc.nat(100) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(changes, (listed) => {
        const playing = new Set(ELEVEN)
        const fair = [...listed]
          .sort((one, other) => one.minute - other.minute)
          .filter(({ off, on }) => {
            if (!playing.has(off) || playing.has(on)) return false
            playing.delete(off)
            return playing.add(on)
          })
        const events = fair.map(({ off, on, minute }) =>
          event('substitution', `${minute}'`, { playerId: off, otherId: on }),
        )
        const total = [...minutesPlayed(match({ events })).values()].reduce((sum, minutes) => sum + minutes, 0)
        expect(total).toBe(11 * 90)
      }),
    )
  })
})

describe('a player’s figures', () => {
  it('count goals with penalties, assists, own goals and cards, each where it belongs', () => {
    const events = [
      event('goal', "10'", { playerId: 9, otherId: 8 }),
      event('penalty', "20'", { playerId: 9 }),
      event('goal', "25'", { playerId: 9, isTakenBack: true }),
      event('ownGoal', "30'", { side: 'theirs', playerId: 4 }),
      event('yellowCard', "40'", { playerId: 4 }),
      event('secondYellowCard', "70'", { playerId: 4 }),
      event('yellowCard', "71'", { side: 'theirs', name: 'M. Wrona' }),
      event('goal', "75'", { side: 'theirs' }),
    ]
    const one = match({ events })
    expect(figuresOf(9, one)).toMatchObject({ goals: 2, penalties: 1, assists: 0 })
    expect(figuresOf(8, one)).toMatchObject({ goals: 0, assists: 1 })
    expect(figuresOf(4, one)).toMatchObject({ goals: 0, ownGoals: 1, yellowCards: 2, redCards: 1, minutes: 70 })
  })

  it('are ordered by goals, then assists, then minutes', () => {
    const events = [
      event('goal', "10'", { playerId: 7, otherId: 8 }),
      event('goal', "50'", { playerId: 7, otherId: 8 }),
      event('goal', "60'", { playerId: 11, otherId: 10 }),
    ]
    expect(
      playerFigures([match({ events })])
        .map(({ playerId }) => playerId)
        .slice(0, 4),
    ).toEqual([7, 11, 8, 10])
  })
})

describe('a season', () => {
  const SEASON = [
    match({ id: 3, day: '2026-09-01', score: { ours: 1, theirs: 1 } }),
    match({ id: 1, day: '2026-08-15', score: { ours: 2, theirs: 0 } }),
    match({ id: 2, day: '2026-08-22', score: { ours: 0, theirs: 3 }, isRuled: true }),
  ]

  it('has a form and a curve of points, in the order of play', () => {
    expect(formOf(SEASON).map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'drawn'])
    expect(formOf(SEASON, 2).map(({ matchId }) => matchId)).toEqual([2, 3])
    expect(pointsCurve(SEASON).map(({ points }) => points)).toEqual([3, 3, 4])
  })

  it('has a balance', () => {
    expect(balanceOf(SEASON)).toEqual({ played: 3, won: 1, drawn: 1, lost: 1, scored: 3, conceded: 4, cleanSheets: 1 })
  })

  it('has its goals a quarter of an hour at a time, added time with its half', () => {
    const events = [
      event('goal', "1'"),
      event('goal', "15'"),
      event('goal', "45+4'", { side: 'theirs' }),
      event('goal', "46'"),
      event('goal', "90+6'"),
      event('goal', ''),
    ]
    expect(goalsByMinute([match({ events })])).toEqual([
      { label: '1–15', ours: 2, theirs: 0 },
      { label: '16–30', ours: 0, theirs: 0 },
      { label: '31–45', ours: 0, theirs: 1 },
      { label: '46–60', ours: 1, theirs: 0 },
      { label: '61–75', ours: 0, theirs: 0 },
      { label: '76–90', ours: 1, theirs: 0 },
    ])
    const late = match({ length: 120, events: [event('goal', "112'")] })
    expect(goalsByMinute([late]).at(-1)).toEqual({ label: '91–120', ours: 1, theirs: 0 })
  })
})
