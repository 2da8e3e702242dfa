import { expect, it } from 'vitest'
import type { Photo } from '#contract/photo.ts'
import { offeredPhotos } from './offered-photos.ts'

const photo = (id: number) => ({ id }) as Photo
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id)

it('the one that was chosen before is first, then list by list, each once', () => {
  const own = [5, 4, 3].map(photo)
  const rest = [9, 8, 2].map(photo)
  expect(ids(offeredPhotos(null, [[photo(3)], own, rest]))).toEqual([3, 5, 4, 9, 8, 2])
  expect(ids(offeredPhotos(photo(8), [[photo(3)], own, [photo(2)], rest]))).toEqual([8, 3, 5, 4, 2, 9])
  expect(ids(offeredPhotos(photo(7), [own, []]))).toEqual([7, 5, 4, 3])
  expect(offeredPhotos(null, [])).toEqual([])
})

it('what is chosen now moves nothing, and is there even if no list has it yet', () => {
  const own = [5, 4, 3].map(photo)
  expect(ids(offeredPhotos(photo(3), [own], photo(4)))).toEqual([3, 5, 4])
  expect(ids(offeredPhotos(photo(3), [own], photo(9)))).toEqual([9, 3, 5, 4])
})
