import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_MATCH, type MatchState } from '../document/match-state.ts'
import { scorersBySide } from '../scorers.ts'
import { doubtfulGoals } from './doubtful.ts'
import { scoreOf, scorersOf, scoresAfter } from './event-score.ts'
import { EVENT_KIND_NAMES, type EventKind, isGoal, type MatchEvent, newEvent } from './match-event.ts'
import { onPitch } from './on-pitch.ts'
import { correctMinute, correctScore, editEvent, moveEventTo, recordEvent, takeBackEvent } from './record-events.ts'

const score = ({ events, extraGoals, isHome }: MatchState) => scoreOf(events, extraGoals, isHome)
const record = (facts: Partial<MatchEvent> & { id: string }, match: MatchState = EMPTY_MATCH) =>
  recordEvent(match, { kind: 'goal', side: 'ours', at: 0, minute: "1'", ...facts })

interface Meant {
  id: string
  kind: EventKind
  side: 'ours' | 'theirs'
  minute: number
  /** How it is recorded at first. */
  wrongKind: EventKind
  wrongSide: 'ours' | 'theirs'
  isNone: boolean
  order: number
}

const meant: fc.Arbitrary<Meant[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...EVENT_KIND_NAMES),
      side: fc.constantFrom('ours' as const, 'theirs' as const),
      minute: fc.integer({ min: 1, max: 95 }),
      wrongKind: fc.constantFrom(...EVENT_KIND_NAMES),
      wrongSide: fc.constantFrom('ours' as const, 'theirs' as const),
      isNone: fc.boolean(),
      order: fc.nat(),
    }),
    { maxLength: 25 },
  )
  .map((events) => events.map((event, index) => ({ ...event, id: `e${index}` })))

const goalsOf = (events: readonly Meant[], side: 'ours' | 'theirs') =>
  events.filter((event) => isGoal(event) && event.side === side && !event.isNone).length

describe('any order of recording, taking back and editing', () => {
  it('gives the same score as recording right at once, at home and away', () => {
    fc.assert(
      fc.property(meant, fc.boolean(), (events, isHome) => {
        let match: MatchState = { ...EMPTY_MATCH, isHome: !isHome }
        const recorded = events.toSorted((a, b) => a.order - b.order)
        recorded.forEach(({ id, wrongKind, wrongSide, minute }, index) => {
          match = record({ id, kind: wrongKind, side: wrongSide, minute: `${minute}'`, at: index }, match)
        })
        for (const { id, kind, side, isNone } of events) {
          match = editEvent(match, id, { kind, side })
          if (isNone) match = takeBackEvent(match, id)
        }
        match = { ...match, isHome }
        const [ours, theirs] = [goalsOf(events, 'ours'), goalsOf(events, 'theirs')]
        expect(score(match)).toEqual(isHome ? { home: ours, away: theirs } : { home: theirs, away: ours })
        const listed = scorersOf(match.events, isHome)
        expect(listed).toHaveLength(ours + theirs)
        const { home, away } = scorersBySide(listed, isHome)
        const count = (lines: typeof home) => lines.reduce((sum, line) => sum + line.minutes.length, 0)
        expect([count(home), count(away)]).toEqual(isHome ? [ours, theirs] : [theirs, ours])
        if (listed.length > 0) expect(listed.at(-1)?.score).toBe(`${score(match).home}:${score(match).away}`)
      }),
    )
  })

  it('moves an event without touching the score or the others', () => {
    fc.assert(
      fc.property(meant, fc.nat(), fc.nat(), (events, which, to) => {
        fc.pre(events.length > 0)
        const match = events.reduce<MatchState>(
          (state, { id, kind, side, minute }, index) =>
            record({ id, kind, side, minute: `${minute}'`, at: index }, state),
          EMPTY_MATCH,
        )
        const id = match.events[which % match.events.length]?.id ?? ''
        const place = to % match.events.length
        const moved = moveEventTo(match, id, place)
        expect(moved.events[place]?.id).toBe(id)
        expect(moved.events.filter((event) => event.id !== id)).toEqual(match.events.filter((event) => event.id !== id))
        expect(score(moved)).toEqual(score(match))
      }),
    )
  })
})

describe('events', () => {
  it('that are recorded late stand where their minute belongs', () => {
    const minutes = ["30'", "60'", "45+2'", "12'", "90+4'", '']
    const match = minutes.reduce<MatchState>(
      (state, minute, index) => record({ id: `e${index}`, minute, at: index }, state),
      EMPTY_MATCH,
    )
    expect(match.events.map(({ minute }) => minute)).toEqual(["12'", "30'", "45+2'", "60'", "90+4'", ''])
  })

  it('move with a minute that is put right, and only then', () => {
    const match = ["12'", "30'", "45+2'", "60'"].reduce<MatchState>(
      (state, minute, at) => record({ id: `e${at}`, minute, at }, state),
      EMPTY_MATCH,
    )
    const ids = ({ events }: MatchState) => events.map(({ id }) => id)
    expect(ids(correctMinute(match, 'e3', "31'"))).toEqual(['e0', 'e1', 'e3', 'e2'])
    expect(ids(correctMinute(match, 'e0', "90'"))).toEqual(['e1', 'e2', 'e3', 'e0'])
    expect(correctMinute(match, 'e1', "45+1'").events[1]).toMatchObject({ minute: "45+1'", rank: null })
    expect(ids(correctMinute(match, 'e1', ''))).toEqual(ids(match))
  })

  it('tell the score after each, a card between two goals too', () => {
    const match = [
      { id: 'a', kind: 'goal', side: 'ours' },
      { id: 'b', kind: 'redCard', side: 'theirs' },
      { id: 'c', kind: 'ownGoal', side: 'theirs' },
      { id: 'd', kind: 'penaltyMissed', side: 'ours' },
    ] as const
    const { events } = match.reduce<MatchState>((state, event, at) => record({ ...event, at }, state), EMPTY_MATCH)
    expect([...scoresAfter(events, false).values()]).toEqual([
      { home: 0, away: 1 },
      { home: 0, away: 1 },
      { home: 1, away: 1 },
      { home: 1, away: 1 },
    ])
  })

  it('correct a score without a scorer, also below what is listed', () => {
    const match = record({ id: 'a' })
    expect(score(correctScore(match, { home: 3, away: 1 }))).toEqual({ home: 3, away: 1 })
    expect(score(correctScore(match, { home: 0, away: 0 }))).toEqual({ home: 0, away: 0 })
    const corrected = correctScore(match, { home: 3, away: 1 })
    expect(score(record({ id: 'b' }, corrected))).toEqual({ home: 4, away: 1 })
    expect(score({ ...corrected, isHome: false })).toEqual({ home: 1, away: 3 })
  })

  it('say who plays: after substitutions and after a second yellow card', () => {
    const facts = [
      { id: 'a', kind: 'substitution', playerId: 9, otherId: 14 },
      { id: 'b', kind: 'yellowCard', playerId: 5 },
      { id: 'c', kind: 'secondYellowCard', playerId: 5 },
      { id: 'd', kind: 'redCard', side: 'theirs', playerId: null },
      { id: 'e', kind: 'substitution', playerId: 7, otherId: 15, isTakenBack: true },
    ] as const
    const events = facts.map((event, at) => newEvent({ side: 'ours', at, ...event }))
    expect(onPitch([1, 5, 7, 9], [14, 15], events)).toEqual({
      playing: [1, 7, 14],
      waiting: [15],
      off: [9],
      sentOff: [5],
    })
  })
})

describe('one goal recorded by two people', () => {
  const goal = (id: string, at: number, device: string | null, facts: Partial<MatchEvent> = {}) =>
    newEvent({ id, kind: 'goal', side: 'ours', minute: "12'", at, device, ...facts })
  const counted = (...events: MatchEvent[]) => {
    const { home, away } = scoreOf(events, { ours: 0, theirs: 0 }, true)
    return home + away
  }

  it('within two minutes is asked about, and counted once until then', () => {
    const twins = [goal('a', 0, 'telefon'), goal('b', 110_000, 'laptop', { minute: "13'", playerId: 9 })]
    expect([...doubtfulGoals(twins)].map(([id, other]) => [id, other.id])).toEqual([['b', 'a']])
    expect(counted(...twins)).toBe(1)
    expect(counted(...twins.toReversed())).toBe(1)
    expect(counted(goal('a', 0, 'telefon'), goal('b', 110_000, 'laptop', { isApart: true }))).toBe(2)
    expect(counted(goal('a', 0, 'telefon', { isTakenBack: true }), goal('b', 110_000, 'laptop'))).toBe(1)
  })

  it('is asked about with the nearest one', () => {
    const twins = [goal('a', 0, 'telefon'), goal('b', 60_000, 'telefon'), goal('c', 70_000, 'laptop')]
    expect(doubtfulGoals(twins).get('c')?.id).toBe('b')
  })

  it.each([
    ['later than two minutes', goal('b', 121_000, 'laptop')],
    ['from the same browser', goal('b', 5_000, 'telefon')],
    ['for the other side', goal('b', 5_000, 'laptop', { side: 'theirs' })],
    ['of another minute', goal('b', 5_000, 'laptop', { minute: "40'" })],
    ['by a caller of the shared settings', goal('b', 5_000, null)],
  ])('%s is another goal', (_, other) => {
    expect(counted(goal('a', 0, 'telefon'), other)).toBe(2)
  })
})
