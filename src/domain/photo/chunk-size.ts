import { CHUNK_MAX_BYTES, CHUNK_MIN_BYTES } from './photo-limits.ts'

/** Small enough for a bad line; a good one shows itself with the first answer. */
export const FIRST_CHUNK_BYTES = 256 * 1024

/** A piece that takes longer is much to lose; one that is sooner there could have been larger. */
const LONG_MS = 6_000
const SHORT_MS = 1_500

/** How large the next piece is, after one that took so long; null: it was lost. */
export function nextChunkBytes(bytes: number, tookMs: number | null): number {
  if (tookMs === null) return Math.max(CHUNK_MIN_BYTES, Math.floor(bytes / 4))
  if (tookMs > LONG_MS) return Math.max(CHUNK_MIN_BYTES, Math.floor(bytes / 2))
  return tookMs < SHORT_MS ? Math.min(CHUNK_MAX_BYTES, bytes * 2) : bytes
}
