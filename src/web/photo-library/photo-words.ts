import type { Photo } from '#contract/photo.ts'
import { shortDate } from '#domain/match/wall-date.ts'
import { formatDay } from '#web/ui/date-time.ts'

interface OfMatch {
  opponentName: string
  matchDate: string | null
}

/** `Sparta Bór, 22.11.2026`. */
export const matchWords = ({ opponentName, matchDate }: OfMatch): string =>
  [opponentName || 'Bez przeciwnika', shortDate(matchDate)].filter(Boolean).join(', ')

/** Of no match the day when it came. */
export const photoWords = (photo: Photo): string =>
  photo.matchId === null ? `Bez meczu, ${formatDay(photo.createdAt)}` : matchWords(photo)
