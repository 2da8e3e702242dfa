import { describe, expect, it } from 'vitest'
import { chosenLineup, chosenPlayers, tickPlayer } from './chosen-players.ts'
import { emptySlots, placePlayer, type Slot } from './slots.ts'

const POSITIONS = {
  B: 'Bramkarz',
  O: 'lewy obrońca',
  P: 'Pomocnik',
  N: 'Napastnik',
  '?': null,
}

/** One letter a player, whose id is the place in the word. */
const squadOf = (word: string) =>
  [...word].map((letter, index) => ({ id: index + 1, position: POSITIONS[letter as keyof typeof POSITIONS] }))

const chosen = (ids: number[], bench: number[] = []) => ({ eleven: ids, bench })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** 'gk-1 def-1 …' → who stands there. */
const standing = (slots: readonly Slot[]) =>
  Object.fromEntries(slots.flatMap(({ id, playerId }) => (playerId === null ? [] : [[id, playerId]])))

describe('ticking', () => {
  it('fills the eleven, then the bench, and takes back', () => {
    const full = upTo(13).reduce(tickPlayer, chosen([]))
    expect(full).toEqual(chosen(upTo(11), [12, 13]))
    expect(tickPlayer(full, 12)).toEqual(chosen(upTo(11), [13]))
    const ten = tickPlayer(full, 3)
    expect([ten.eleven.length, ten.bench]).toEqual([10, [12, 13]])
    expect(tickPlayer(ten, 20).eleven.at(-1)).toBe(20)
  })

  it('begins with who is on the pitch and on the bench, those who left the club apart', () => {
    const { slots } = placePlayer(placePlayer(emptySlots(), [], 'mid-2', 7).slots, [], 'fwd-1', 99)
    expect(chosenPlayers({ slots, bench: [8, 98] }, [{ id: 7 }, { id: 8 }])).toEqual(chosen([7], [8]))
  })
})

describe('the places of the chosen', () => {
  const placed = (word: string, slots: readonly Slot[] = emptySlots()) =>
    standing(chosenLineup(chosen(upTo(word.length)), slots, squadOf(word)).slots)

  it('are in their own lines, whatever the order of ticking', () => {
    expect(placed('NOBPPOONPOP')).toEqual({
      'gk-1': 3,
      'def-1': 2,
      'def-2': 6,
      'def-3': 7,
      'def-4': 10,
      'mid-1': 4,
      'mid-2': 5,
      'mid-3': 9,
      'mid-4': 11,
      'fwd-1': 1,
      'fwd-2': 8,
    })
  })

  it('follow the order of ticking from the goal on where no positions are known', () => {
    expect(Object.values(placed('???????????'))).toEqual(upTo(11))
  })

  it('are elsewhere where a line is full, in goal last of all', () => {
    expect(placed('NNN')).toEqual({ 'fwd-1': 1, 'fwd-2': 2, 'def-1': 3 })
    expect(placed('NNNNNNNNNNN')['gk-1']).toBe(11)
    expect(placed('BB')).toEqual({ 'gk-1': 1, 'def-1': 2 })
  })

  it('stay as they are for those who stood on the pitch', () => {
    const moved = placePlayer(emptySlots(), [], 'fwd-2', 2).slots
    expect(placed('BO', moved)).toEqual({ 'gk-1': 1, 'fwd-2': 2 })
    const without = chosenLineup(chosen([1], [2]), moved, squadOf('BO'))
    expect([standing(without.slots), without.bench]).toEqual([{ 'gk-1': 1 }, [2]])
  })
})
