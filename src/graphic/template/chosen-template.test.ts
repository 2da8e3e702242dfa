import { expect, it } from 'vitest'
import { chosenTemplate } from './chosen-template.ts'

const TEMPLATES = [
  { id: 1, type: 'goal', isDefault: false },
  { id: 2, type: 'goal', isDefault: true },
  { id: 3, type: 'result', isDefault: false },
  { id: 4, type: 'result', isDefault: false },
] as const

it.each([
  ['goal', 1, 1],
  ['goal', null, 2],
  ['goal', 3, 2],
  ['goal', 99, 2],
  ['result', null, 3],
  ['lineup', 1, undefined],
] as const)('%s with %s chosen is %s', (type, chosen, id) => {
  expect(chosenTemplate(TEMPLATES, type, chosen)?.id).toBe(id)
})
