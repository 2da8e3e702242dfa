import { expect, it } from 'vitest'
import { photoKey } from '#domain/match/document/keys.ts'
import { KIND_NAMES, kindFacts } from './kinds/kinds.ts'
import { photoOn } from './photo-on.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from './testing/sample-match.ts'

const photo = { src: '/files/a.jpg', width: 3000, height: 2000, focus: { x: 40, y: 30 }, cutout: null }
const photos = [
  { id: 7, ...photo },
  { id: 8, ...photo, src: '/files/b.jpg' },
]

it('a graphic about an event has that event’s photo, another kind its own; none where none was chosen', () => {
  const chosen = { photos: { g1: 7, result: 8, announcement: null } }
  expect(photoOn({ photos }, 'goal', chosen, 'g1')).toEqual(photo)
  expect(photoOn({ photos }, 'goal', chosen, 'g2')).toBeUndefined()
  expect(photoOn({ photos }, 'result', chosen, null)?.src).toBe('/files/b.jpg')
  expect(photoOn({ photos }, 'announcement', chosen, null)).toBeUndefined()
})

it('a photo that is gone, or not read yet, is none', () => {
  expect(photoOn({ photos }, 'result', { photos: { result: 99 } }, null)).toBeUndefined()
  expect(photoOn({}, 'result', { photos: { result: 7 } }, null)).toBeUndefined()
})

it('the choice is named by the event, else by the kind', () => {
  expect([photoKey('goal', 'g1'), photoKey('post', null)]).toEqual(['g1', 'post'])
})

const TAKING = KIND_NAMES.filter((name) => kindFacts(name).takesPhoto)

it('these kinds take a photo', () => {
  expect(TAKING).toEqual(['announcement', 'status', 'goal', 'result', 'best-player', 'milestone', 'post'])
})

it.each(TAKING)('the view of %s has the photo that was chosen for it, and none without', async (name) => {
  const kind = await kindFacts(name).load()
  const match = sampleMatch(name)
  const eventId = kind.eventId(match, null, SAMPLE_CATALOGUE)
  const chosen = { ...match, photos: { [photoKey(name, eventId)]: 7 } }
  const withPhotos = { ...SAMPLE_CATALOGUE, photos }
  expect(kind.draw(chosen, withPhotos, eventId).view.photo).toEqual(photo)
  expect('photo' in kind.draw(match, withPhotos, eventId).view).toBe(false)
})
