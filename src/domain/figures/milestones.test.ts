import { describe, expect, it } from 'vitest'
import { DEFAULT_FORMATION } from '../lineup/default-formation.ts'
import { EMPTY_MATCH, type MatchState } from '../match/document/match-state.ts'
import { type EventKind, type MatchEvent, newEvent } from '../match/events/match-event.ts'
import type { Career } from './career.ts'
import { greatestOf, milestonesOf } from './milestones.ts'

let made = 0
const event = (kind: EventKind, facts: Partial<MatchEvent> = {}): MatchEvent =>
  newEvent({ id: `e${++made}`, kind, side: 'ours', at: made * 1_000_000, minute: `${made}'`, ...facts })

const goals = (count: number, playerId: number): MatchEvent[] =>
  Array.from({ length: count }, () => event('goal', { playerId }))

/** 1 to 11 begin, 12 to 14 sit on the bench. */
const matchWith = (events: readonly MatchEvent[], more: Partial<MatchState> = {}): MatchState => ({
  ...EMPTY_MATCH,
  matchTimeState: 'secondHalf',
  positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: index + 1 })),
  benchPlayers: [12, 13, 14],
  events,
  ...more,
})

const career = (playerId: number, facts: Partial<Career>): Career => ({ playerId, goals: 0, matches: 0, ...facts })

const idsOf = (state: MatchState, careers: readonly Career[] | undefined = []) =>
  milestonesOf(state, careers).map(({ id }) => id)

const taken = (one: MatchEvent): MatchEvent => ({ ...one, isTakenBack: true })

describe('goals in one match', () => {
  const [first, second, third, fourth] = goals(4, 7) as [MatchEvent, MatchEvent, MatchEvent, MatchEvent]
  it.each([
    ['two', [first, second], []],
    ['three', [first, second, third], ['hat-trick:7']],
    ['four', [first, second, third, fourth], ['hat-trick:7', 'hat-trick-4:7']],
    ['three, one from the spot', [first, second, event('penalty', { playerId: 7 })], ['hat-trick:7']],
    ['three, one taken back', [first, second, taken(third)], []],
    ['three, one disallowed', [first, second, event('disallowedGoal', { playerId: 7 })], []],
    ['three, one into our own net', [first, second, event('ownGoal', { playerId: 7, side: 'theirs' })], []],
    ['three, one an own goal of theirs', [first, second, event('ownGoal', { side: 'ours' })], []],
    ['three, one missed from the spot', [first, second, event('penaltyMissed', { playerId: 7 })], []],
    ['three of nobody known', [event('goal'), event('goal'), event('goal')], []],
    ['three of theirs', Array.from({ length: 3 }, () => event('goal', { side: 'theirs' })), []],
    ['three, by two players', [first, second, ...goals(1, 9)], []],
  ])('%s', (_, events, expected) => {
    expect(idsOf(matchWith(events))).toEqual(expected)
  })

  it('that two people recorded at once count once', () => {
    const twice = { ...third, id: 'twin', device: 'b' }
    expect(idsOf(matchWith([first, second, { ...third, device: 'a' }, twice]))).toEqual(['hat-trick:7'])
    expect(idsOf(matchWith([first, { ...second, device: 'a' }, { ...second, id: 'twin', device: 'b' }]))).toEqual([])
  })

  it('make a hat-trick of the three, reached by the last', () => {
    const [milestone] = milestonesOf(matchWith([first, second, third]), [])
    expect(milestone).toMatchObject({ kind: 'hat-trick', count: 3, playerId: 7, events: [first, second, third] })
  })

  it('are known without anybody’s career', () => {
    expect(idsOf(matchWith([first, second, third]), undefined)).toEqual(['hat-trick:7'])
  })
})

describe('goals for the team', () => {
  it.each([
    [8, 1, []],
    [9, 1, ['goals-10:7']],
    [24, 1, ['goals-25:7']],
    [49, 1, ['goals-50:7']],
    [48, 2, ['goals-50:7']],
    [50, 1, []],
    [74, 1, []],
    [99, 1, ['goals-100:7']],
    [149, 1, ['goals-150:7']],
    [47, 3, ['hat-trick:7', 'goals-50:7']],
    [10, 0, []],
  ])('after %i and %i more', (earlier, now, expected) => {
    expect(idsOf(matchWith(goals(now, 7)), [career(7, { goals: earlier })])).toEqual(expected)
  })

  it('are none without the careers', () => {
    expect(idsOf(matchWith(goals(1, 7)), undefined)).toEqual([])
  })

  it('are taken away with the goal, and reached by the next one', () => {
    const [one, other] = goals(2, 7) as [MatchEvent, MatchEvent]
    const careers = [career(7, { goals: 49 })]
    const reachedBy = (events: readonly MatchEvent[]) =>
      milestonesOf(matchWith(events), careers).map(({ events: own }) => own.at(-1)?.id)
    expect(reachedBy([one, other])).toEqual([one.id])
    expect(reachedBy([taken(one)])).toEqual([])
    expect(reachedBy([taken(one), other])).toEqual([other.id])
  })
})

describe('matches for the team', () => {
  const change = event('substitution', { playerId: 7, otherId: 12 })
  it.each<[string, Partial<MatchState>, Career, string[]]>([
    ['fifty, of one who began', {}, career(3, { matches: 49 }), ['matches-50:3']],
    ['a hundred, of one who went off', { events: [change] }, career(7, { matches: 99 }), ['matches-100:7']],
    ['a hundred, of one who came on', { events: [change] }, career(12, { matches: 99 }), ['matches-100:12']],
    ['of one who sat on the bench', {}, career(12, { matches: 99 }), []],
    ['of one whose change was taken back', { events: [taken(change)] }, career(12, { matches: 99 }), []],
    ['of one who was not there', {}, career(40, { matches: 99 }), []],
    ['twenty-five', {}, career(3, { matches: 24 }), []],
    ['a hundred and fifty', {}, career(3, { matches: 149 }), ['matches-150:3']],
    ['before the match', { matchTimeState: 'notStarted' }, career(3, { matches: 99 }), []],
    [
      'of a match that was filled in without its clock',
      { matchTimeState: 'notStarted', events: [event('yellowCard', { playerId: 4 })] },
      career(3, { matches: 99 }),
      ['matches-100:3'],
    ],
    ['of a match that was decided on paper', { ruling: { ours: 3, theirs: 0 } }, career(3, { matches: 99 }), []],
  ])('%s', (_, more, earlier, expected) => {
    expect(idsOf(matchWith([], more), [earlier])).toEqual(expected)
  })

  it('say by which change they came about', () => {
    const [milestone] = milestonesOf(matchWith([change]), [career(12, { matches: 99 })])
    expect(milestone?.events).toEqual([change])
  })
})

it('of one player and kind the greatest stands for the others', () => {
  const state = matchWith([...goals(4, 7), ...goals(3, 9)])
  const all = milestonesOf(state, [career(7, { goals: 46 })])
  expect(all.map(({ id }) => id)).toEqual(['hat-trick:7', 'hat-trick-4:7', 'goals-50:7', 'hat-trick:9'])
  expect(greatestOf(all).map(({ id }) => id)).toEqual(['hat-trick-4:7', 'goals-50:7', 'hat-trick:9'])
})
