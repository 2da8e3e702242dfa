import type { GalleryGraphic } from '#contract/gallery.ts'
import { shortDate } from '#domain/match/wall-date.ts'

/** `Sparta Bór, 22.11.2026` */
export const matchWords = ({ opponentName, matchDate }: GalleryGraphic): string =>
  [opponentName, shortDate(matchDate)].filter(Boolean).join(', ')
