import type { GalleryGraphic } from '#contract/gallery.ts'
import { shortDate } from '#domain/match/wall-date.ts'
import { formatDay } from '#web/ui/date-time.ts'

/** `Sparta Bór, 22.11.2026`; of no match the day when it was made. */
export const matchWords = ({ matchId, opponentName, matchDate, createdAt }: GalleryGraphic): string =>
  matchId === null
    ? `Bez meczu, ${formatDay(createdAt)}`
    : [opponentName, shortDate(matchDate)].filter(Boolean).join(', ')
