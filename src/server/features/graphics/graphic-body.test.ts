import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseGraphicBody } from './graphic-body.ts'

const large = randomBytes(100_000)
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const bodyOf = (value: object) => Buffer.from(JSON.stringify(value))

it('takes a large picture as its bytes, wherever it stands in the body', () => {
  const parsed = { base64Image: large, type: 'goal', filename: 'Zażółć.png' }
  expect(parseGraphicBody(bodyOf({ ...parsed, base64Image: dataUrl(large) }))).toEqual(parsed)
  expect(parseGraphicBody(bodyOf({ filename: 'Zażółć.png', type: 'goal', base64Image: dataUrl(large) }))).toEqual(
    parsed,
  )
})

it.each([
  ['a small picture', { base64Image: dataUrl(large.subarray(0, 100)), type: 'goal' }],
  ['no picture', { type: 'goal' }],
  ['a large picture in another field', { filename: dataUrl(large), base64Image: 'x' }],
  ['an escaped text', { base64Image: `${dataUrl(large)}\n` }],
  ['a text that only looks like the beginning of one', { base64Image: ';base64,' }],
])('leaves %s as any other body', (_, value) => {
  expect(parseGraphicBody(bodyOf(value))).toEqual(value)
})

it('refuses what is no picture by its name, and what is no JSON around it', () => {
  expect(parseGraphicBody(bodyOf({ base64Image: dataUrl(large, 'text/plain') }))).toEqual({ base64Image: null })
  const [before] = JSON.stringify({ base64Image: dataUrl(large) }).split('}')
  expect(() => parseGraphicBody(Buffer.from(before ?? ''))).toThrow(SyntaxError)
})
