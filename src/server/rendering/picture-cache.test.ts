import { expect, it } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const of = (width: number) => ({ width, height: 1 })

it('keeps what was used last, within its bytes', () => {
  const cache = new PictureCache(100)
  cache.set('a', of(10))
  cache.set('b', of(10))
  expect(cache.get('a')).toEqual(of(10))
  cache.set('c', of(10))
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

it('counts a picture once that is put in again, and keeps none that is too large', () => {
  const cache = new PictureCache(100)
  for (let round = 0; round < 5; round++) cache.set('a', of(20))
  expect(cache.get('a')).toEqual(of(20))
  cache.set('b', of(26))
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
})
