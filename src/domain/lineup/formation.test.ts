import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, fractionValue } from '../units.ts'
import { applyFormation } from './apply-formation.ts'
import { DEFAULT_FORMATION, type SlotType } from './default-formation.ts'
import { FORMATION_NAMES, formationOf, formationPlaces } from './formation.ts'
import { emptySlots, moveSlot, PITCH_ASPECT, type Slot } from './slots.ts'

const filled = (slots: readonly Slot[]): Slot[] => slots.map((slot, index) => ({ ...slot, playerId: index + 1 }))
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
  const eleven = filled(emptySlots())
  const lineOf = (slots: readonly Slot[], type: SlotType) =>
    slots
      .filter((slot) => slot.type === type)
      .toSorted((a, b) => fractionValue(a.x) - fractionValue(b.x))
      .map(({ id }) => id)

  it('moves the slots, and the players with them', () => {
    const after = applyFormation(eleven, '4-2-3-1')
    expect(formationOf(after)).toBe('4-2-3-1')
    for (const { id, playerId } of eleven) expect(holder(after, id)).toBe(playerId)
  })

  it('keeps each line and its order', () => {
    const after = applyFormation(eleven, '4-3-3')
    expect(lineOf(after, 'GK')).toEqual(['gk-1'])
    expect(lineOf(after, 'DEF')).toEqual(['def-1', 'def-2', 'def-3', 'def-4'])
    expect(lineOf(after, 'MID').filter((id) => !id.startsWith('mid'))).toEqual([])
    expect(lineOf(after, 'FWD')).toEqual(expect.arrayContaining(['fwd-1', 'fwd-2']))
  })

  it('sends a forward too many to the top of midfield, and nobody else out of their line', () => {
    const after = applyFormation(eleven, '4-2-3-1')
    const [came] = lineOf(after, 'MID').filter((id) => id.startsWith('fwd'))
    const top = after.filter(({ type }) => type === 'MID').map(({ y }) => fractionValue(y))
    expect(fractionValue(after.find(({ id }) => id === came)?.y ?? fraction(1))).toBe(Math.min(...top))
    expect(lineOf(after, 'DEF')).toEqual(['def-1', 'def-2', 'def-3', 'def-4'])
  })

  it('lets an empty slot change its line before a player does', () => {
    const without = eleven.map((slot) => (slot.id === 'def-1' ? { ...slot, playerId: null } : slot))
    expect(applyFormation(without, '3-5-2').find(({ id }) => id === 'def-1')?.type).toBe('MID')
  })

  it('reads from goalkeeper to forwards', () => {
    const after = applyFormation(applyFormation(eleven, '3-4-3'), '5-3-2')
    expect(after.map(({ type }) => type)).toEqual(formationPlaces('5-3-2').map(({ type }) => type))
  })

  it('moves everybody by their place, not by what the slot is called', () => {
    const renamed = eleven.map((slot, index) => ({ ...slot, id: `${(index * 7) % 11}` }))
    const nameOf = new Map(eleven.map(({ id }, index) => [id, `${(index * 7) % 11}`]))
    expect(applyFormation(renamed, '3-4-3')).toEqual(
      applyFormation(eleven, '3-4-3').map((slot) => ({ ...slot, id: nameOf.get(slot.id) })),
    )
  })

  const share = fc.double({ min: 0, max: 1, noNaN: true }).map(fraction)
  const arranged = fc.tuple(
    ...emptySlots().map((slot, index) =>
      fc
        .record({ x: share, y: share, isTaken: fc.boolean() })
        .map(({ isTaken, ...spot }): Slot => ({ ...slot, ...spot, playerId: isTaken ? index + 1 : null })),
    ),
  )
  const name = fc.constantFrom(...FORMATION_NAMES)
  const withPlayers = (slots: readonly Slot[]) => new Map(slots.map(({ id, playerId }) => [id, playerId]))

  it('is the preset, with the ids and players of before and the keeper in goal, however the slots were moved', () => {
    fc.assert(
      fc.property(arranged, fc.array(name, { minLength: 1, maxLength: 4 }), (before, names) => {
        const after = names.reduce<readonly Slot[]>(applyFormation, before)
        expect(formationOf(after)).toBe(names.at(-1))
        expect(withPlayers(after)).toEqual(withPlayers(before))
        expect(after.find(({ type }) => type === 'GK')?.id).toBe('gk-1')
      }),
    )
  })

  it('lets nobody pass another in a line of as many as before', () => {
    fc.assert(
      fc.property(arranged, name, (before, next) => {
        const after = applyFormation(before, next)
        const xOf = new Map(after.map(({ id, x }) => [id, fractionValue(x)]))
        for (const type of ['DEF', 'MID', 'FWD'] as const) {
          const line = before.filter((slot) => slot.type === type)
          if (line.length !== after.filter((slot) => slot.type === type).length) continue
          for (const one of line) {
            for (const other of line) {
              if (fractionValue(one.x) >= fractionValue(other.x)) continue
              expect(Number(xOf.get(one.id))).toBeLessThan(Number(xOf.get(other.id)))
            }
          }
        }
      }),
    )
  })
})
