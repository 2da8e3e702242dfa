import { expect, it } from 'vitest'
import type { Photo } from '#contract/photo.ts'
import { offeredPhotos } from './offered-photos.ts'

const photo = (id: number) => ({ id }) as Photo
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id)

it('the chosen one is first, then those of the player, then the others, each once', () => {
  const all = [5, 4, 3, 2, 1].map(photo)
  expect(ids(offeredPhotos(all, [photo(3), photo(1)], null))).toEqual([3, 1, 5, 4, 2])
  expect(ids(offeredPhotos(all, [photo(3)], photo(9)))).toEqual([9, 3, 5, 4, 2, 1])
  expect(ids(offeredPhotos(all, [], photo(2)))).toEqual([2, 5, 4, 3, 1])
  expect(offeredPhotos([], [], undefined)).toEqual([])
})
