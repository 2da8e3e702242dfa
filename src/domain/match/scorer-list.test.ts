import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreFromEntries, scoreText } from './score.ts'
import { addGoal, changeGoal, moveGoal, removeGoal, turnRound } from './scorer-list.ts'
import type { ScorerEntry } from './scorers.ts'

const ours = (id: string, playerId = 9) => ({ id, isOpponent: false, minute: "1'", playerId })
const theirs = (id: string) => ({ id, isOpponent: true, minute: "1'", playerId: null })

const THREE = [ours('a'), theirs('b'), ours('c')].reduce<ScorerEntry[]>((list, goal) => addGoal(list, goal, true), [])

const told = (entries: readonly ScorerEntry[]) => entries.map(({ id, score }) => `${id} ${score}`)

describe('the list of scorers', () => {
  it('says the score after each goal', () => {
    expect(told(THREE)).toEqual(['a 1:0', 'b 1:1', 'c 2:1'])
  })

  it('puts the home side first when we play away', () => {
    expect(addGoal([], ours('a'), false)[0]?.score).toBe('0:1')
    expect(told(turnRound(THREE, false))).toEqual(['a 0:1', 'b 1:1', 'c 1:2'])
    expect(turnRound(turnRound(THREE, false), true)).toEqual(THREE)
  })

  it('corrects what follows when a goal is taken back', () => {
    expect(told(removeGoal(THREE, 'a', true))).toEqual(['b 0:1', 'c 1:1'])
  })

  it('corrects what follows when a goal changes sides, and forgets its scorer', () => {
    const changed = changeGoal(THREE, 'a', { isOpponent: true, minute: "7'" }, true)
    expect(told(changed)).toEqual(['a 0:1', 'b 0:2', 'c 1:2'])
    expect(changed[0]).toMatchObject({ minute: "7'", playerId: null })
  })

  it('corrects what follows when a goal is moved', () => {
    expect(told(moveGoal(THREE, 'c', 0, true))).toEqual(['c 1:0', 'a 2:0', 'b 2:1'])
    expect(told(moveGoal(THREE, 'a', 99, true))).toEqual(['b 0:1', 'c 1:1', 'a 2:1'])
  })

  it('counts a goal that was sent twice once', () => {
    expect(addGoal(THREE, ours('a'), true)).toEqual(THREE)
  })

  it('keeps what others have written into an entry', () => {
    const entries = THREE.map((entry) => ({ ...entry, assist: 4 }))
    expect(turnRound(entries, false)[0]).toHaveProperty('assist', 4)
  })

  it('ends with the score that its goals add up to, whatever was done to it', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const step = fc.oneof(
      fc.record({ type: fc.constant('add' as const), id, isOpponent: fc.boolean() }),
      fc.record({ type: fc.constant('remove' as const), id }),
      fc.record({ type: fc.constant('move' as const), id, to: fc.integer({ min: -1, max: 6 }) }),
      fc.record({ type: fc.constant('change' as const), id, isOpponent: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isHome) => {
        let entries: ScorerEntry[] = []
        for (const step of steps) {
          if (step.type === 'add') entries = addGoal(entries, { ...ours(step.id), isOpponent: step.isOpponent }, isHome)
          if (step.type === 'remove') entries = removeGoal(entries, step.id, isHome)
          if (step.type === 'move') entries = moveGoal(entries, step.id, step.to, isHome)
          if (step.type === 'change') entries = changeGoal(entries, step.id, { isOpponent: step.isOpponent }, isHome)
          expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
          expect(entries.at(-1)?.score ?? '0:0').toBe(scoreText(scoreFromEntries(entries, isHome)))
        }
      }),
    )
  })
})
