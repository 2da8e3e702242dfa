import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const FIELDS = ['a', 'b', 'c']
const value = fc.record({ a: fc.integer({ max: 3, min: 0 }), b: fc.constantFrom(null, 1), c: fc.array(fc.nat(2)) })

describe('two people’s changes', () => {
  it('of different things are both kept', () => {
    const base = { a: 1, b: 1, extra: 'x' }
    expect(mergeChanges(base, { a: 2, b: 1 }, { a: 1, b: 5, extra: 'y' }, FIELDS)).toEqual({
      value: { a: 2, b: 5, extra: 'y' },
      conflicts: [],
    })
  })

  it('of the same thing are a conflict, in which mine is shown', () => {
    expect(mergeChanges({ a: 1 }, { a: 2 }, { a: 3 }, FIELDS)).toEqual({ value: { a: 2 }, conflicts: ['a'] })
  })

  it('that agree are none', () => {
    expect(mergeChanges({ a: 1 }, { a: 2 }, { a: 2 }, FIELDS).conflicts).toEqual([])
  })

  it('lose nothing: what only one side has changed always survives', () => {
    fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const merged = mergeChanges(base, mine, theirs, FIELDS)
        for (const field of FIELDS as Array<keyof typeof base>) {
          const [before, my, their] = [base[field], mine[field], theirs[field]].map((each) => JSON.stringify(each))
          if (my === before) expect(merged.value[field]).toEqual(theirs[field])
          if (their === before) expect(merged.value[field]).toEqual(mine[field])
          expect(merged.conflicts.includes(field)).toBe(my !== before && their !== before && my !== their)
        }
      }),
    )
  })
})
