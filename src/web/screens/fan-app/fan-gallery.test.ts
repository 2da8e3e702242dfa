import { expect, it } from 'vitest'
import type { MatchGraphic } from '#contract/match-graphic.ts'
import { fanGallery } from './fan-gallery.ts'

const graphic = (
  kind: MatchGraphic['kind'],
  format: MatchGraphic['format'],
  eventId: string | null = null,
): MatchGraphic => ({
  type: kind,
  kind,
  format,
  eventId,
  url: `/files/${kind}-${format}-${eventId}.png`,
  createdAt: '2026-11-14T15:00:00.000Z',
})

it('fans see posts, and what was not posted in the format that came last', () => {
  const [resultStory, result] = [graphic('result', 'story'), graphic('result', 'portrait')]
  const [second, secondSquare] = [graphic('goal', 'story', 'second'), graphic('goal', 'square', 'second')]
  const [first, firstStory] = [graphic('goal', 'portrait', 'first'), graphic('goal', 'story', 'first')]
  expect(fanGallery([resultStory, result, second, secondSquare, first, firstStory])).toEqual([result, second, first])
  expect(fanGallery([])).toEqual([])
})

it('what was made again in one format is seen each time', () => {
  const again = [graphic('lineup', 'portrait'), graphic('lineup', 'story'), graphic('lineup', 'portrait')]
  expect(fanGallery(again)).toEqual([again[0], again[2]])
})
