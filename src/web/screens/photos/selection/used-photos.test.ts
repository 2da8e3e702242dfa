import { expect, it } from 'vitest'
import { edit, UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { usedPhotos } from './used-photos.ts'

it('a photo is used where some match of this device has chosen it, each once', () => {
  const match = edit(UNKNOWN_MATCH, { 'photo:result': 7, 'photo:goal': 7, 'photo:g1': 8, 'bench:8': 9 })
  const other = edit(UNKNOWN_MATCH, { 'photo:post': 5, 'photo:result': null })
  expect(usedPhotos({ 1: match, club: other }, new Set([5, 7, 9, 11])).sort()).toEqual([5, 7])
  expect(usedPhotos({}, new Set([5]))).toEqual([])
})
