import { describe, expect, it } from 'vitest'
import { KIND_NAMES } from '../kinds/kinds.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { currentLook, starterOf } from './current-look.ts'

const STARTERS = LOOK_NAMES.flatMap((look, at) =>
  KIND_NAMES.map((type, index) => ({
    id: at * 100 + index + 1,
    type,
    look,
    isStarter: true,
    isDefault: look === 'poster',
  })),
)

describe('the look that a club has', () => {
  it('is that of all its defaults', () => {
    expect(currentLook(STARTERS)).toBe('poster')
  })

  it('is none where one default is of another look, the club’s own, or missing', () => {
    const changed = (change: object) =>
      STARTERS.map((one) => (one.isDefault && one.type === 'goal' ? { ...one, ...change } : one))
    expect(currentLook(changed({ look: 'cover' }))).toBeNull()
    expect(currentLook(changed({ isStarter: false }))).toBeNull()
    expect(currentLook(changed({ isDefault: false }))).toBeNull()
    expect(currentLook([])).toBeNull()
  })
})

it('of copies of a starter the first becomes the default', () => {
  const copy = { id: 9000, type: 'goal' as const, look: 'cover' as const, isStarter: true, isDefault: false }
  const first = STARTERS.find(({ type, look }) => type === 'goal' && look === 'cover')
  expect(starterOf([copy, ...STARTERS], 'goal', 'cover')).toBe(first)
  expect(starterOf([copy], 'goal', 'cover')).toBe(copy)
  expect(starterOf([], 'goal', 'cover')).toBeUndefined()
})
