import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NAME_MAX } from '#contract/template-input.ts'
import { copyName } from './copy-name.ts'

describe('the name of a copy', () => {
  it.each([
    ['Derby', [], 'Derby (kopia)'],
    ['Derby', ['Derby (kopia)'], 'Derby (kopia 2)'],
    ['Derby', ['Derby (kopia)', 'Derby (kopia 3)'], 'Derby (kopia 2)'],
    ['Derby (kopia)', ['Derby (kopia)'], 'Derby (kopia 2)'],
    ['Derby (kopia 2)', ['Derby (kopia)', 'Derby (kopia 2)'], 'Derby (kopia 3)'],
    ['(kopia)', [], '(kopia) (kopia)'],
    ['ż'.repeat(100), [], `${'ż'.repeat(92)} (kopia)`],
    [`${'x'.repeat(91)}😀${'x'.repeat(7)}`, [], `${'x'.repeat(91)} (kopia)`],
  ])('of %j beside %j', (name, taken, copy) => {
    expect(copyName(name, new Set(taken))).toBe(copy)
  })

  it('is always new, fits, and is told from its original', () => {
    const name = fc.string({ minLength: 1, maxLength: NAME_MAX }).filter((text) => text.trim() === text && text !== '')
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 30 }), (original, copies) => {
        const taken = new Set([original])
        for (let count = 0; count < copies; count++) {
          const copy = copyName(original, taken)
          expect(taken.has(copy)).toBe(false)
          expect(copy.length).toBeLessThanOrEqual(NAME_MAX)
          taken.add(copy)
        }
      }),
    )
  })
})
