import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySlots, type Lineup, placePlayer } from './slots.ts'
import { bringOn, NOBODY_HELD, type SubstituteTap, takeOff, tapSubstitute } from './substitutes.ts'

const lineup: Lineup = {
  slots: placePlayer(placePlayer(emptySlots(), [], 'gk-1', 1).slots, [], 'def-1', 2).slots,
  bench: [7, 8, 9],
}
const holder = ({ slots }: Lineup, id: string) => slots.find((slot) => slot.id === id)?.playerId

describe('a substitute', () => {
  it('changes places with a starter, who sits down on the same seat', () => {
    const after = bringOn(lineup, 'def-1', 8)
    expect([holder(after, 'def-1'), after.bench]).toEqual([8, [7, 2, 9]])
  })

  it('fills an empty place', () => {
    const after = bringOn(lineup, 'fwd-1', 8)
    expect([holder(after, 'fwd-1'), after.bench]).toEqual([8, [7, 9]])
  })

  it('stays where there is no such place, and only who sits there comes on', () => {
    expect(bringOn(lineup, 'nowhere', 8)).toEqual(lineup)
    expect(bringOn(lineup, 'def-1', 1)).toEqual(lineup)
  })

  it('is asked for by a starter who is dropped onto them, or onto the bench', () => {
    expect(takeOff(lineup, 'def-1', { kind: 'substitute', playerId: 9 })).toEqual(bringOn(lineup, 'def-1', 9))
    const after = takeOff(lineup, 'def-1', { kind: 'bench' })
    expect([holder(after, 'def-1'), after.bench]).toEqual([null, [7, 8, 9, 2]])
    expect(takeOff(lineup, 'fwd-1', { kind: 'bench' })).toEqual(lineup)
  })

  it('is never lost or doubled', () => {
    const slotId = fc.constantFrom(...lineup.slots.map(({ id }) => id))
    const step = fc.tuple(slotId, fc.constantFrom(1, 2, 7, 8, 9, 99), fc.boolean(), fc.boolean())
    const everybody = ({ slots, bench }: Lineup) => [...slots.flatMap(({ playerId }) => playerId ?? []), ...bench]
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const after = steps.reduce<Lineup>((current, [slot, playerId, isComingOn, isOnto]) => {
          if (isComingOn) return bringOn(current, slot, playerId)
          return takeOff(current, slot, isOnto ? { kind: 'substitute', playerId } : { kind: 'bench' })
        }, lineup)
        expect(everybody(after).toSorted()).toEqual(everybody(lineup).toSorted())
      }),
    )
  })
})

describe('two taps', () => {
  const state = (...taps: SubstituteTap[]) => taps.reduce(tapSubstitute, NOBODY_HELD)
  const substitute = (playerId: number): SubstituteTap => ({ type: 'substitute', playerId })
  const slot: SubstituteTap = { type: 'slot', slotId: 'def-1' }

  it('take a substitute to a place', () => {
    expect(state(substitute(7))).toEqual({ heldId: 7, chosen: null })
    expect(state(substitute(7), slot)).toEqual({ heldId: null, chosen: { playerId: 7, slotId: 'def-1' } })
  })

  it('count anew after each substitution', () => {
    expect(state(substitute(7), slot, slot)).toEqual(NOBODY_HELD)
    expect(state(substitute(7), slot, substitute(8))).toEqual({ heldId: 8, chosen: null })
  })

  it('begin with the bench: a place alone chooses nobody', () => {
    expect(state(slot)).toEqual(NOBODY_HELD)
  })

  it('let another be held instead, or nobody', () => {
    expect(state(substitute(7), substitute(8)).heldId).toBe(8)
    expect(state(substitute(7), substitute(7))).toEqual(NOBODY_HELD)
    expect(state(substitute(7), { type: 'let-go' }, slot)).toEqual(NOBODY_HELD)
  })
})
