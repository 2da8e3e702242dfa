import fc from 'fast-check'
import { expect, it } from 'vitest'
import { graphicFileName } from './file-name.ts'

it('is one that any system takes, whatever the club is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.nat(), (name, timestamp) => {
      expect(graphicFileName(name, 'opponent-goal', timestamp)).toMatch(/^[A-Za-z0-9]{1,40}-opponent-goal-\d+\.png$/)
    }),
  )
})

it('names the format where it is not the default one', () => {
  expect(graphicFileName('Orły Dębno', 'goal', 1_760_000_000_000)).toBe('OrlyDebno-goal-1760000000000.png')
  expect(graphicFileName('Orły Dębno', 'goal', 1_760_000_000_000, 'portrait')).toBe('OrlyDebno-goal-1760000000000.png')
  expect(graphicFileName('Orły Dębno', 'goal', 1, 'story')).toBe('OrlyDebno-goal-story-1.png')
})
