import { DEFAULT_FORMAT, proportionsOf, ratioOf } from '#graphic/formats.ts'
import type { OpenedPicture } from './picture-source.ts'

/** 'square' 1:1, 'portrait' as a post, 'free' any. */
export type PictureCropShape = 'square' | 'portrait' | 'free'

interface Proportions {
  label: string
  /** Width to height; null: those of the picture itself. */
  aspect: number | null
}

const AS_POST: Proportions = { label: proportionsOf(DEFAULT_FORMAT), aspect: ratioOf(DEFAULT_FORMAT) }

export const PROPORTIONS: Record<PictureCropShape, readonly [Proportions, ...Proportions[]]> = {
  square: [{ label: '1:1', aspect: 1 }],
  portrait: [AS_POST],
  free: [
    { label: 'Całe zdjęcie', aspect: null },
    AS_POST,
    { label: '3:4', aspect: 3 / 4 },
    { label: '1:1', aspect: 1 },
  ],
}

/** A crest on a transparent ground starts whole inside its square; anything else fills its frame. */
export const smallestZoom = ({ width, height, isTransparent }: OpenedPicture, shape: PictureCropShape): number =>
  shape === 'square' && isTransparent ? Math.min(width, height) / Math.max(width, height) : 1
