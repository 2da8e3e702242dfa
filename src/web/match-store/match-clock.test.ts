import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS, NEW_CLOCK } from '#domain/match/clock.ts'
import {
  setMatchMinute,
  shiftMatchClock,
  startMatchExtraTime,
  startMatchPenalties,
  undoMatchClock,
} from './correct-match-clock.ts'
import { offerDueResult, pressMatchClock } from './match-clock.ts'
import { adoptMatches, DRAFT, forgetMatches, localMatch, setLocal } from './matches-store.ts'
import { stopSync } from './testing/stop-sync.ts'
import { changeMatch } from './the-sync.ts'
import { matchNow } from './use-match.ts'

const unsaved = () => Object.keys(localMatch(DRAFT).pending).sort()
/** As if everything had reached the server. */
const nothingUnsaved = () => {
  const { known, pending } = localMatch(DRAFT)
  const cells = Object.fromEntries(Object.entries(pending).map(([key, { to }]) => [key, to]))
  setLocal(DRAFT, { known: { ...known, cells: { ...known.cells, ...cells } }, pending: {}, asked: [] })
}
const changeHere = (recipe: Parameters<typeof changeMatch>[0]) => {
  changeMatch(recipe)
  nothingUnsaved()
}

/** As if the half had begun so many minutes ago. */
const running = (matchTimeState: 'firstHalf' | 'secondHalf', minutes: number) =>
  changeHere((match) => ({
    ...match,
    ...NEW_CLOCK,
    matchTimeState,
    matchTimerActive: true,
    matchTimerStartTime: Date.now() - minutes * MINUTE_MS,
  }))

beforeEach(() => {
  // Nothing goes out: what waits is what would be saved.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  forgetMatches()
  adoptMatches(1)
})
afterEach(async () => {
  forgetMatches()
  await stopSync()
  vi.unstubAllGlobals()
})

describe('a press of the clock', () => {
  it('saves the clock alone while the kind of result stays the same', () => {
    pressMatchClock()
    expect(unsaved()).toEqual(['clock'])
  })

  it('offers half-time at the break and the final result from then on, and back when it is undone', () => {
    running('firstHalf', 46)
    pressMatchClock()
    expect([matchNow().isHalfTime, unsaved()]).toEqual([true, ['clock', 'isHalfTime']])
    undoMatchClock()
    expect([matchNow().matchTimeState, matchNow().isHalfTime]).toEqual(['firstHalf', false])
    pressMatchClock()
    pressMatchClock()
    expect([matchNow().matchTimeState, matchNow().isHalfTime]).toEqual(['secondHalf', false])
  })

  it('tells of no half-time result in the break of extra time', () => {
    running('secondHalf', 46)
    startMatchExtraTime()
    pressMatchClock()
    expect(matchNow()).toMatchObject({ matchPeriod: 'extraHalftime', isHalfTime: false })
  })

  it('that leads nowhere saves nothing', () => {
    undoMatchClock()
    startMatchExtraTime()
    startMatchPenalties()
    expect(unsaved()).toEqual([])
  })
})

describe('a correction of the clock', () => {
  it('leaves the chosen kind of result alone', () => {
    running('secondHalf', 3)
    changeHere((match) => ({ ...match, isHalfTime: true }))
    setMatchMinute(50, 30)
    shiftMatchClock(1)
    expect(matchNow()).toMatchObject({ matchMinute: 51, isHalfTime: true })
    expect(unsaved()).toEqual(['clock'])
  })
})

describe('a clock that moved without a press here', () => {
  it('has the result that is due offered, and saves it only where that changes something', () => {
    running('firstHalf', 130)
    changeHere((match) => ({ ...match, isHalfTime: true }))
    offerDueResult()
    expect([matchNow().isHalfTime, unsaved()]).toEqual([false, ['isHalfTime']])
    nothingUnsaved()
    offerDueResult()
    expect(unsaved()).toEqual([])
  })
})
