import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isModestJson } from './json-shape.ts'

const isModest = (text: string, depth = 3, parts = 10) => isModestJson(Buffer.from(text), { depth, parts })

describe('the shape of JSON', () => {
  it.each([
    ['[[[1]]]', true],
    ['[[[[1]]]]', false],
    ['{"a":[{"b":1}]}', true],
    ['{"a":[{"b":[]}]}', false],
    [`[${'1,'.repeat(8)}1]`, true],
    [`[${'1,'.repeat(9)}1]`, false],
    ['"[[[[[[,,,,,,,,,,,,{{{{{"', true],
    [String.raw`"\"[[[[[["`, true],
    [String.raw`"\\"[[[[`, false],
    [String.raw`"\\\"[[[[[["`, true],
    ['"never closed [[[[[[', true],
    ['""'.repeat(11), false],
    ['', true],
  ])('of %j is modest: %s', (text, modest) => {
    expect(isModest(text)).toBe(modest)
  })

  it('is never deeper than what a parser finds', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value)
        const text = JSON.stringify(value)
        expect(isModest(text, depth, Number.POSITIVE_INFINITY)).toBe(true)
        if (depth > 0) expect(isModest(text, depth - 1, Number.POSITIVE_INFINITY)).toBe(false)
      }),
    )
  })
})
