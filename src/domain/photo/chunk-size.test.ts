import { expect, it } from 'vitest'
import { FIRST_CHUNK_BYTES, nextChunkBytes } from './chunk-size.ts'
import { CHUNK_MAX_BYTES, CHUNK_MIN_BYTES } from './photo-limits.ts'

it('pieces grow on a good line, shrink on a bad one, and stay between the bounds', () => {
  expect(nextChunkBytes(FIRST_CHUNK_BYTES, 200)).toBe(2 * FIRST_CHUNK_BYTES)
  expect(nextChunkBytes(FIRST_CHUNK_BYTES, 3_000)).toBe(FIRST_CHUNK_BYTES)
  expect(nextChunkBytes(FIRST_CHUNK_BYTES, 9_000)).toBe(FIRST_CHUNK_BYTES / 2)
  expect(nextChunkBytes(FIRST_CHUNK_BYTES, null)).toBe(FIRST_CHUNK_BYTES / 4)
  expect(nextChunkBytes(CHUNK_MAX_BYTES, 10)).toBe(CHUNK_MAX_BYTES)
  expect(nextChunkBytes(CHUNK_MIN_BYTES, null)).toBe(CHUNK_MIN_BYTES)
})
