import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, fractionValue } from '../units.ts'
import { restoreLineup } from './restore-lineup.ts'
import {
  availablePlayers,
  benchPlayer,
  emptySlots,
  type Lineup,
  moveSlot,
  placePlayer,
  removePlayer,
  sameEleven,
  slotAt,
  swapSlots,
  unbench,
} from './slots.ts'

const EMPTY = emptySlots()
const holder = (slots: Lineup['slots'], id: string) => slots.find((slot) => slot.id === id)?.playerId
const playersOf = ({ slots, bench }: Lineup): number[] => [...slots.flatMap(({ playerId }) => playerId ?? []), ...bench]

describe('a slot', () => {
  it('stays on the pitch wherever it is dragged', () => {
    const [keeper] = moveSlot(EMPTY, 'gk-1', fraction(1.4), fraction(-0.2))
    expect([keeper?.x, keeper?.y]).toEqual([1, 0])
  })

  it('alone is moved', () => {
    const moved = moveSlot(EMPTY, 'mid-2', fraction(0.1), fraction(0.2))
    expect(moved.filter((slot, index) => slot !== EMPTY[index]).map((slot) => slot.id)).toEqual(['mid-2'])
  })

  it('is found by a point near it, the nearest first', () => {
    const find = (x: number, y: number, radius = 0.1, except?: string) =>
      slotAt(EMPTY, fraction(x), fraction(y), fraction(radius), except)?.id
    expect(find(0.22, 0.76)).toBe('def-1')
    expect(find(0.31, 0.75, 0.2)).toBe('def-2')
    expect(find(0.2, 0.75, 0.1, 'def-1')).toBeUndefined()
    expect(find(0.5, 0.62)).toBeUndefined()
  })

  it('is found within a circle as the screen shows it, where the pitch is higher than wide', () => {
    const isFound = (x: number, y: number) => slotAt(EMPTY, fraction(x), fraction(y), fraction(0.06)) !== null
    expect([isFound(0.555, 0.9), isFound(0.5, 0.935), isFound(0.5, 0.955)]).toEqual([true, true, false])
  })
})

describe('players', () => {
  const eleven = placePlayer(placePlayer(EMPTY, [7], 'gk-1', 1).slots, [7], 'def-1', 2)

  it('come off the bench into a slot', () => {
    const { slots, bench } = placePlayer(eleven.slots, eleven.bench, 'fwd-1', 7)
    expect([holder(slots, 'fwd-1'), bench]).toEqual([7, []])
  })

  it('leave the slot they were in', () => {
    const { slots } = placePlayer(eleven.slots, [], 'fwd-1', 2)
    expect([holder(slots, 'def-1'), holder(slots, 'fwd-1')]).toEqual([null, 2])
  })

  it('stay on the bench when there is no such slot', () => {
    expect(placePlayer(eleven.slots, [7], 'nowhere', 7)).toEqual({ slots: eleven.slots, bench: [7] })
  })

  it('change places', () => {
    const swapped = swapSlots(eleven.slots, 'gk-1', 'def-1')
    expect([holder(swapped, 'gk-1'), holder(swapped, 'def-1')]).toEqual([2, 1])
    expect(holder(swapSlots(eleven.slots, 'gk-1', 'mid-1'), 'mid-1')).toBe(1)
    expect(swapSlots(eleven.slots, 'gk-1', 'nowhere')).toEqual(eleven.slots)
    expect(swapSlots(eleven.slots, 'gk-1', 'gk-1')).toEqual(eleven.slots)
  })

  it('go to the bench and from it', () => {
    const { slots, bench } = benchPlayer(eleven.slots, eleven.bench, 2)
    expect([holder(slots, 'def-1'), bench]).toEqual([null, [7, 2]])
    expect(unbench(bench, 7)).toEqual([2])
  })

  it('are free to choose when they are nowhere yet', () => {
    const squad = [1, 2, 3, 7].map((id) => ({ id }))
    expect(availablePlayers(squad, eleven.slots, eleven.bench)).toEqual([{ id: 3 }])
    expect(availablePlayers(squad, removePlayer(eleven.slots, 'gk-1'), [])).toEqual([{ id: 1 }, { id: 3 }, { id: 7 }])
  })

  it('who have left are not in the same eleven again', () => {
    const { slots, bench } = sameEleven({ slots: eleven.slots, bench: [7, 8] }, [{ id: 2 }, { id: 8 }])
    expect([holder(slots, 'gk-1'), holder(slots, 'def-1'), bench]).toEqual([null, 2, [8]])
  })

  it('are never in two places', () => {
    const slotId = fc.constantFrom(...EMPTY.map((slot) => slot.id))
    const player = fc.integer({ min: 1, max: 6 })
    const step = fc.tuple(fc.constantFrom('place', 'bench', 'unbench', 'swap', 'remove'), slotId, slotId, player)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let lineup: Lineup = { slots: EMPTY, bench: [] }
        for (const [kind, one, other, id] of steps) {
          const { slots, bench } = lineup
          if (kind === 'place') lineup = placePlayer(slots, bench, one, id)
          if (kind === 'bench') lineup = benchPlayer(slots, bench, id)
          if (kind === 'unbench') lineup = { slots, bench: unbench(bench, id) }
          if (kind === 'swap') lineup = { slots: swapSlots(slots, one, other), bench }
          if (kind === 'remove') lineup = { slots: removePlayer(slots, one), bench }
          const players = playersOf(lineup)
          expect(new Set(players).size).toBe(players.length)
        }
      }),
    )
  })
})

describe('restoreLineup', () => {
  it('answers eleven good slots and each player once, whatever came', () => {
    const position = fc.record(
      {
        id: fc.oneof(fc.constantFrom('gk-1', 'def-1', 'x', ''), fc.anything()),
        x: fc.oneof(fc.double(), fc.anything()),
        y: fc.oneof(fc.double(), fc.anything()),
        type: fc.oneof(fc.constantFrom('GK', 'MID'), fc.anything()),
        playerId: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.anything()),
        player: fc.oneof(fc.record({ id: fc.integer({ min: -1, max: 4 }) }), fc.anything()),
      },
      { requiredKeys: [] },
    )
    const positions = fc.oneof(fc.array(fc.oneof(position, fc.anything()), { maxLength: 20 }), fc.anything())
    const bench = fc.oneof(fc.array(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.anything())), fc.anything())
    fc.assert(
      fc.property(positions, bench, (rawPositions, rawBench) => {
        const lineup = restoreLineup(rawPositions, rawBench)
        expect(new Set(lineup.slots.map((slot) => slot.id)).size).toBe(11)
        for (const { x, y } of lineup.slots) {
          for (const share of [x, y].map(fractionValue)) expect(share >= 0 && share <= 1).toBe(true)
        }
        expect(new Set(playersOf(lineup)).size).toBe(playersOf(lineup).length)
        expect(restoreLineup(lineup.slots, lineup.bench)).toEqual(lineup)
      }),
    )
  })

  it('keeps the good slots beside a broken one', () => {
    const stored = EMPTY.map((slot, index) => ({ ...slot, player: { id: index + 1 }, playerId: undefined }))
    const broken = stored.with(3, { ...stored[3], x: 'lewo' } as never)
    const { slots } = restoreLineup(broken, [])
    expect(slots.map((slot) => slot.playerId).filter((id) => id !== null)).toHaveLength(10)
    expect(slots.find((slot) => slot.id === 'def-3')).toEqual(EMPTY[3])
  })
})
