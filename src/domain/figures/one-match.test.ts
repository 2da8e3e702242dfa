import { describe, expect, it } from 'vitest'
import { DEFAULT_FORMATION } from '../lineup/default-formation.ts'
import { EMPTY_MATCH, type MatchState } from '../match/document/match-state.ts'
import { type MatchEvent, newEvent } from '../match/events/match-event.ts'
import { type MatchFigures, matchFigures } from './one-match.ts'

const event = (kind: MatchEvent['kind'], minute: string, more: Partial<MatchEvent>): MatchEvent =>
  newEvent({ id: `${kind} ${minute}`, kind, side: 'ours', at: Number.parseInt(minute, 10), minute, ...more })

const KEEPER = 1
const STRIKER = 11
const ELEVEN: Partial<MatchState> = {
  positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: index + 1 })),
}
const THEIRS = event('goal', "88'", { side: 'theirs' })
const OFF = event('substitution', "70'", { playerId: KEEPER, otherId: 12 })

describe('what a player did in a match', () => {
  it.each<[string, number, Partial<MatchState>, Partial<MatchFigures>]>([
    [
      'goals, from the spot too, and assists',
      STRIKER,
      {
        ...ELEVEN,
        events: [
          event('goal', "10'", { playerId: STRIKER }),
          event('penalty', "20'", { playerId: STRIKER }),
          event('goal', "30'", { playerId: 9, otherId: STRIKER }),
        ],
      },
      { goals: 2, assists: 1, minutes: 90 },
    ],
    ['minutes until the change', KEEPER, { ...ELEVEN, events: [OFF] }, { minutes: 70, isCleanSheet: false }],
    ['minutes from the change', 12, { ...ELEVEN, events: [OFF] }, { minutes: 20, isCleanSheet: false }],
    ['extra time', STRIKER, { ...ELEVEN, matchPeriod: 'extraSecondHalf' }, { minutes: 120 }],
    ['nothing, where nobody set the line-up', STRIKER, {}, { goals: 0, assists: 0, minutes: 0 }],
    ['a clean sheet', KEEPER, ELEVEN, { isCleanSheet: true }],
    ['a clean sheet of the keeper alone', STRIKER, ELEVEN, { isCleanSheet: false }],
    ['no clean sheet', KEEPER, { ...ELEVEN, events: [THEIRS] }, { isCleanSheet: false }],
  ])('%s', (_, playerId, state, figures) => {
    expect(matchFigures({ ...EMPTY_MATCH, ...state }, playerId)).toMatchObject(figures)
  })
})
