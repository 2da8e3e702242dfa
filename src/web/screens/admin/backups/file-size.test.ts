import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1400, '1,4 KB'],
  [2_500_000, '2,5 MB'],
  [3e9, '3 GB'],
  [9e15, '9000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes).replace(/\s(?=\d)/g, '')).toBe(text)
})
