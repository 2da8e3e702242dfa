import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS, NEW_CLOCK } from '#domain/match/clock.ts'
import { EMPTY_STUDIO } from '#domain/match/studio-state.ts'
import {
  setMatchMinute,
  shiftMatchClock,
  startMatchExtraTime,
  startMatchPenalties,
  undoMatchClock,
} from './correct-match-clock.ts'
import { offerDueResult, pressMatchClock } from './match-clock.ts'
import { changeHere, dropUnsaved } from './shared-sync.ts'
import { adoptStudio, forgetStudio, studioNow, useStudioStore } from './studio-store.ts'

const CLOCK = 'lineup_settings_global'
const RESULT = 'result_settings_global'

const unsaved = () => useStudioStore.getState().unsaved
const nothingUnsaved = () => dropUnsaved(studioNow(), [CLOCK, RESULT])

/** As if the half had begun so many minutes ago. */
const running = (matchTimeState: 'firstHalf' | 'secondHalf', minutes: number) =>
  changeHere((studio) => ({
    ...studio,
    ...NEW_CLOCK,
    matchTimeState,
    matchTimerActive: true,
    matchTimerStartTime: Date.now() - minutes * MINUTE_MS,
  }))

beforeEach(() => {
  // Nothing goes out: what waits is what would be saved.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  forgetStudio()
  adoptStudio(1)
})
afterEach(() => {
  dropUnsaved(EMPTY_STUDIO, [CLOCK, RESULT])
  forgetStudio()
  vi.unstubAllGlobals()
})

describe('a press of the clock', () => {
  it('saves the clock alone while the kind of result stays the same', () => {
    pressMatchClock()
    expect(unsaved()).toEqual([CLOCK])
  })

  it('offers half-time at the break and the final result from then on, and back when it is undone', () => {
    running('firstHalf', 46)
    pressMatchClock()
    expect([studioNow().isHalfTime, unsaved()]).toEqual([true, [CLOCK, RESULT]])
    undoMatchClock()
    expect([studioNow().matchTimeState, studioNow().isHalfTime]).toEqual(['firstHalf', false])
    pressMatchClock()
    pressMatchClock()
    expect([studioNow().matchTimeState, studioNow().isHalfTime]).toEqual(['secondHalf', false])
  })

  it('tells of no half-time result in the break of extra time', () => {
    running('secondHalf', 46)
    startMatchExtraTime()
    pressMatchClock()
    expect(studioNow()).toMatchObject({ matchPeriod: 'extraHalftime', isHalfTime: false })
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
    changeHere((studio) => ({ ...studio, isHalfTime: true }))
    setMatchMinute(50, 30)
    shiftMatchClock(1)
    expect(studioNow()).toMatchObject({ matchMinute: 51, isHalfTime: true })
    expect(unsaved()).toEqual([CLOCK])
  })
})

describe('a clock that moved without a press here', () => {
  it('has the result that is due offered, and saves it only where that changes something', () => {
    running('firstHalf', 130)
    changeHere((studio) => ({ ...studio, isHalfTime: true }))
    offerDueResult()
    expect([studioNow().isHalfTime, unsaved()]).toEqual([false, [RESULT]])
    nothingUnsaved()
    offerDueResult()
    expect(unsaved()).toEqual([])
  })
})
