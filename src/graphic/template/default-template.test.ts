import { describe, expect, it } from 'vitest'
import type { KindName } from '../kinds/kinds.ts'
import { defaultsAfter, missingDefaults } from './default-template.ts'

const template = (id: number, type: KindName, isDefault = false) => ({ id, type, isDefault })

describe('a type that has templates has a default', () => {
  it('and the oldest takes over where there is none', () => {
    const all = [template(4, 'goal'), template(2, 'goal'), template(3, 'result', true), template(5, 'lineup')]
    expect(missingDefaults(all)).toEqual([2, 5])
  })

  it('but the one that has just been changed only where it stands alone', () => {
    const all = [template(1, 'goal'), template(2, 'goal'), template(3, 'goal'), template(4, 'result')]
    expect(missingDefaults(all, 1)).toEqual([2, 4])
    expect(missingDefaults(all, 4)).toEqual([1, 4])
  })
})

describe('what a form would do to the defaults', () => {
  const goals = [template(1, 'goal', true), template(2, 'goal'), template(3, 'goal')]
  const result = template(4, 'result', true)
  const all = [...goals, result]

  it.each([
    ['unsetting it', template(1, 'goal'), { isDefault: false, heir: goals[1], former: null }],
    ['retyping it', template(1, 'lineup', true), { isDefault: true, heir: goals[1], former: null }],
    [
      'retyping it to where another is',
      template(1, 'result', true),
      { isDefault: true, heir: goals[1], former: result },
    ],
    ['retyping and unsetting it', template(1, 'result'), { isDefault: false, heir: goals[1], former: null }],
    ['unsetting the only one', template(4, 'result'), { isDefault: true, heir: null, former: null }],
    ['retyping the only one', template(4, 'lineup', true), { isDefault: true, heir: null, former: null }],
    ['setting another', template(3, 'goal', true), { isDefault: true, heir: null, former: goals[0] }],
    ['leaving it', template(1, 'goal', true), { isDefault: true, heir: null, former: null }],
    ['adding one', template(0, 'goal'), { isDefault: false, heir: null, former: null }],
    ['adding the first of a type', template(0, 'lineup'), { isDefault: true, heir: null, former: null }],
  ])('%s', (_, change, expected) => {
    expect(defaultsAfter(all, change)).toEqual(expected)
  })
})
