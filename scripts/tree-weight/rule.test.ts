import { describe, expect, it } from 'vitest'
import { looksBinary, tooHeavy, type WeighedFile } from './rule.ts'

const ALLOWANCE = { together: 1000, each: 400, named: {} }
const picture = (path: string, bytes: number): WeighedFile => ({ path, bytes, isBinary: true })

describe('what a tree may carry', () => {
  it('is anything within both bounds, and text of any length', () => {
    const files = [picture('a.png', 400), picture('b.png', 400), picture('c.png', 200)]
    expect(tooHeavy([...files, { path: 'scene.txt', bytes: 5000, isBinary: false }], ALLOWANCE)).toEqual([])
  })

  it('is too much by a byte, all files together', () => {
    const files = [picture('a.png', 400), picture('b.png', 400), picture('c.png', 201)]
    expect(tooHeavy(files, ALLOWANCE)).toEqual(['Binary files weigh 2 KB together; 1 KB are allowed.'])
  })

  it('is no single heavy file without a reason', () => {
    const files = [picture('a.png', 401)]
    expect(tooHeavy(files, ALLOWANCE)).toEqual([expect.stringContaining('a.png weighs 1 KB')])
    expect(tooHeavy(files, { ...ALLOWANCE, named: { 'a.png': 'It is the first that is seen.' } })).toEqual([])
    expect(tooHeavy(files, { ...ALLOWANCE, named: { 'a.png': '' } })).toHaveLength(1)
  })

  it.each([
    ['that is gone', []],
    ['that is light now', [picture('a.png', 400)]],
  ])('is named no longer than it has to be: %s', (_, files) => {
    const named = { 'a.png': 'It is the first that is seen.' }
    expect(tooHeavy(files, { ...ALLOWANCE, named })).toEqual(['a.png is named as heavy and is not (any more).'])
  })

  it('is told by a zero byte, as Git does', () => {
    expect(looksBinary(Buffer.from('<svg/> Zażółć'))).toBe(false)
    expect(looksBinary(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]))).toBe(true)
    expect(looksBinary(Buffer.alloc(0))).toBe(false)
  })
})
