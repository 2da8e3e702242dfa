import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, '0 zdjęć'],
  [1, '1 zdjęcie'],
  [2, '2 zdjęcia'],
  [4, '4 zdjęcia'],
  [5, '5 zdjęć'],
  [12, '12 zdjęć'],
  [22, '22 zdjęcia'],
  [101, '101 zdjęć'],
])('%i is said as %s', (count, text) => {
  expect(counted(count, ['zdjęcie', 'zdjęcia', 'zdjęć'])).toBe(text)
})
