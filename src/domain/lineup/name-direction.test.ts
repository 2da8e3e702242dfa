import { expect, it } from 'vitest'
import { followedName } from './name-direction.ts'

it.each(['Żurawski', 'Drozd-Kulczyński', 'Ковальчук', '大空', ''])('%j is left as it is', (name) => {
  expect(followedName(name)).toBe(name)
})

it.each(['محمد صلاح', 'דוד לוי', 'Omar عمر'])('%j is ended by a left-to-right mark', (name) => {
  expect(followedName(name)).toBe(`${name}\u200e`)
})
