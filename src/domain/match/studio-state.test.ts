import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePlayer } from '../lineup/slots.ts'
import { NEW_CLOCK } from './clock.ts'
import { pressClock } from './press-clock.ts'
import { resetAll } from './reset.ts'
import { addGoal } from './scorer-list.ts'
import { EMPTY_STUDIO, restoreStudio, type StudioState } from './studio-state.ts'

const NOW = 1_786_800_000_000

const BUSY: StudioState = {
  ...pressClock(NEW_CLOCK, NOW),
  isHome: false,
  selectedOpponent: 3,
  selectedLineupTemplate: 4,
  selectedGoalTemplate: 5,
  selectedResultTemplate: 6,
  matchDate: '2026-08-15',
  matchTime: '15:00',
  competition: 'IV liga',
  positions: placePlayer(EMPTY_STUDIO.positions, [], 'gk-1', 1).slots,
  benchPlayers: [12, 13],
  isOpponentGoal: true,
  selectedScorer: 9,
  homeScore: 0,
  awayScore: 1,
  isHalfTime: true,
  resultHomeScore: 0,
  resultAwayScore: 1,
  scorers: addGoal([], { id: 'a', isOpponent: false, minute: "12'", playerId: 9 }, false),
  lineupGraphic: '/files/lineup.png',
  goalGraphic: '/files/goal.png',
  resultGraphic: '/files/result.png',
}

describe('resetAll', () => {
  it('clears everything but the clock', () => {
    expect(resetAll(BUSY)).toEqual({ ...EMPTY_STUDIO, ...pressClock(NEW_CLOCK, NOW) })
  })
})

describe('restoreStudio', () => {
  it('brings back what was kept', () => {
    expect(restoreStudio(JSON.parse(JSON.stringify(BUSY)), NOW)).toEqual(BUSY)
  })

  it('begins empty where there is nothing to bring back', () => {
    for (const nothing of [undefined, null, '', 'abc', 7, [], {}])
      expect(restoreStudio(nothing, NOW)).toEqual(EMPTY_STUDIO)
  })

  it('keeps the good parts of what is broken', () => {
    const broken = {
      ...BUSY,
      homeScore: 'dwa',
      scorers: [null, { id: 'x' }, { id: 'x' }, {}],
      positions: 'brak',
      selectedOpponent: -1,
    }
    expect(restoreStudio(broken, NOW)).toEqual({
      ...BUSY,
      homeScore: 0,
      scorers: [{ id: 'x', isOpponent: false, minute: "1'", playerId: null, score: '0:1' }],
      positions: EMPTY_STUDIO.positions,
      selectedOpponent: null,
    })
  })

  it('takes whole records where only ids are kept now', () => {
    const old = {
      selectedOpponent: { id: 3, name: 'Iskra' },
      selectedGoalTemplate: '5',
      benchPlayers: [{ id: 12, lastName: 'Kruk' }],
      positions: [{ id: 'gk-1', x: 0.5, y: 0.9, type: 'GK', player: { id: 1 } }],
    }
    const { selectedOpponent, selectedGoalTemplate, benchPlayers, positions } = restoreStudio(old, NOW)
    expect({ selectedOpponent, selectedGoalTemplate, benchPlayers }).toEqual({
      selectedOpponent: 3,
      selectedGoalTemplate: 5,
      benchPlayers: [12],
    })
    expect(positions).toEqual(BUSY.positions)
  })

  it('never throws, and finds nothing to mend in its own answer', () => {
    const names = Object.keys(EMPTY_STUDIO)
    const anyState = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.anything(), fc.integer(), fc.string(), fc.boolean())),
    )
    fc.assert(
      fc.property(anyState, (raw) => {
        const state = restoreStudio(raw, NOW)
        expect(Object.keys(state).sort()).toEqual([...names].sort())
        expect(restoreStudio(JSON.parse(JSON.stringify(state)), NOW)).toEqual(state)
      }),
    )
  })
})
