import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, fractionValue } from '../units.ts'
import { applyFormation } from './apply-formation.ts'
import { DEFAULT_FORMATION, FORMATION_NAMES, formationOf, formationPlaces } from './formation.ts'
import { emptySlots, moveSlot, PITCH_ASPECT, type Slot } from './slots.ts'

const filled = (slots: readonly Slot[]): Slot[] => slots.map((slot, index) => ({ ...slot, playerId: index + 1 }))
const playersOf = (slots: readonly Slot[]): number[] => slots.flatMap(({ playerId }) => playerId ?? [])
const holder = (slots: readonly Slot[], id: string) => slots.find((slot) => slot.id === id)?.playerId

describe('formations', () => {
  it.each(FORMATION_NAMES)('%s has eleven places that tell the same as its name', (name) => {
    const slots = formationPlaces(name)
    expect(new Set(slots.map((slot) => slot.id)).size).toBe(11)
    const of = (type: string) => slots.filter((slot) => slot.type === type).length
    const lines = name.split('-').map(Number)
    expect([of('GK'), of('DEF'), of('MID'), of('FWD')]).toEqual([
      1,
      lines[0],
      lines.slice(1, -1).reduce((sum, line) => sum + line, 0),
      lines.at(-1),
    ])
  })

  it.each(FORMATION_NAMES)('%s leaves each player room for his picture', (name) => {
    const photo = 200 / 1072
    const slots = formationPlaces(name)
    const crowded = slots.flatMap((one, index) =>
      slots.slice(index + 1).filter((other) => {
        const dx = Math.abs(fractionValue(one.x) - fractionValue(other.x))
        const dy = Math.abs(fractionValue(one.y) - fractionValue(other.y)) / PITCH_ASPECT
        return dx < photo && dy < photo
      }),
    )
    expect(crowded).toEqual([])
  })

  it('begin with 4-4-2 as every club knows it', () => {
    expect(FORMATION_NAMES[0]).toBe('4-4-2')
    expect(formationPlaces('4-4-2')).toEqual(DEFAULT_FORMATION)
    expect(DEFAULT_FORMATION.map(({ x, y }) => [x, y].map((share) => fractionValue(share)))).toEqual([
      [0.5, 0.9],
      ...[0.2, 0.4, 0.6, 0.8].map((x) => [x, 0.75]),
      ...[0.2, 0.4, 0.6, 0.8].map((x) => [x, 0.5]),
      [0.35, 0.25],
      [0.65, 0.25],
    ])
  })

  it('are recognised until a slot is moved', () => {
    for (const name of FORMATION_NAMES) expect(formationOf(emptySlots(formationPlaces(name)))).toBe(name)
    expect(formationOf(moveSlot(emptySlots(), 'gk-1', fraction(0.4), fraction(0.9)))).toBeNull()
  })
})

describe('another formation', () => {
  it('keeps each line and its order', () => {
    const after = applyFormation(filled(emptySlots()), '4-2-3-1')
    expect(holder(after, 'gk-1')).toBe(1)
    expect(['def-1', 'def-2', 'def-3', 'def-4'].map((id) => holder(after, id))).toEqual([2, 3, 4, 5])
    const midfield = after.filter((slot) => slot.type === 'MID' && slot.playerId !== null)
    const fromTheLeft = midfield
      .toSorted((a, b) => fractionValue(a.x) - fractionValue(b.x))
      .map((slot) => slot.playerId)
    expect(fromTheLeft.filter((id) => Number(id) <= 9)).toEqual([6, 7, 8, 9])
  })

  it('sends the one too many to what is free near him', () => {
    const after = applyFormation(filled(emptySlots()), '4-5-1')
    const forwards = [10, 11]
    expect(forwards).toContain(holder(after, 'fwd-1'))
    expect(forwards).toContain(holder(after, 'mid-3'))
  })

  it('leaves the goal empty while there is no goalkeeper', () => {
    const withoutKeeper = filled(emptySlots()).map((slot) => (slot.type === 'GK' ? { ...slot, playerId: null } : slot))
    expect(holder(applyFormation(withoutKeeper, '3-4-3'), 'gk-1')).toBeNull()
  })

  it('loses nobody, however the slots were moved and whoever is missing', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const slots = fc.tuple(
      ...emptySlots().map((slot, index) =>
        fc.record({ x: share, y: share, isTaken: fc.boolean() }).map(({ x, y, isTaken }) => ({
          ...slot,
          x: fraction(x),
          y: fraction(y),
          playerId: isTaken ? index + 1 : null,
        })),
      ),
    )
    fc.assert(
      fc.property(
        slots,
        fc.array(fc.constantFrom(...FORMATION_NAMES), { minLength: 1, maxLength: 4 }),
        (before, names) => {
          const after = names.reduce<readonly Slot[]>((current, name) => applyFormation(current, name), before)
          expect(playersOf(after).sort()).toEqual(playersOf(before).sort())
          if (before[0]?.playerId) expect(holder(after, 'gk-1')).toBe(before[0].playerId)
        },
      ),
    )
  })
})
