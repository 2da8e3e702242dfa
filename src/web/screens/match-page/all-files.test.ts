import { expect, it } from 'vitest'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { captionsText, namesInZip } from './all-files.ts'

const graphic = (facts: Partial<StaffGraphic>): StaffGraphic => ({
  id: 1,
  type: 'goal',
  kind: 'goal',
  format: 'portrait',
  url: '/files/1.png',
  createdAt: '2026-11-14T13:00:00.000Z',
  eventId: 'a',
  sceneHash: null,
  caption: 'Gol!',
  altText: null,
  createdBy: 'Anna',
  isCorrected: false,
  ...facts,
})

const MADE = [
  graphic({ type: 'lineup', caption: null }),
  graphic({}),
  graphic({ format: 'story' }),
  graphic({ caption: 'Drugi gol!' }),
]

it('gives every picture a name of its own, in the order they were made', () => {
  const at = Date.parse('2026-11-14T13:00:00.000Z')
  expect(namesInZip(MADE, 'Orły Dębno')).toEqual([
    `01-OrlyDebno-lineup-${at}.png`,
    `02-OrlyDebno-goal-${at}.png`,
    `03-OrlyDebno-goal-story-${at}.png`,
    `04-OrlyDebno-goal-${at}.png`,
  ])
})

it('puts each caption under the pictures it belongs to', () => {
  expect(captionsText(MADE, ['1.png', '2.png', '3.png', '4.png'])).toBe(
    '1.png\n\nSkład meczowy\n\n----\n\n2.png\n3.png\n\nGol!\n\n----\n\n4.png\n\nDrugi gol!\n',
  )
})
