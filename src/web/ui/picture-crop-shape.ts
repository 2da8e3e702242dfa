import type { OpenedPicture } from './picture-source.ts'

/** 'square' 1:1, 'portrait' 4:5, 'free' any. */
export type PictureCropShape = 'square' | 'portrait' | 'free'

interface Proportions {
  label: string
  /** Width to height; null: those of the picture itself. */
  aspect: number | null
}

export const PROPORTIONS: Record<PictureCropShape, readonly [Proportions, ...Proportions[]]> = {
  square: [{ label: '1:1', aspect: 1 }],
  portrait: [{ label: '4:5', aspect: 4 / 5 }],
  free: [
    { label: 'Całe zdjęcie', aspect: null },
    { label: '4:5', aspect: 4 / 5 },
    { label: '3:4', aspect: 3 / 4 },
    { label: '1:1', aspect: 1 },
  ],
}

/** A crest on a transparent ground starts whole inside its square; anything else fills its frame. */
export const smallestZoom = ({ width, height, isTransparent }: OpenedPicture, shape: PictureCropShape): number =>
  shape === 'square' && isTransparent ? Math.min(width, height) / Math.max(width, height) : 1
