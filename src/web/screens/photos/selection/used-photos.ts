import { itemOf } from '#domain/match/document/keys.ts'
import { type LocalMatch, shownCells } from '#domain/match/document/local-match.ts'

/** Which of the photos are chosen for graphics of the matches that this device knows. */
export function usedPhotos(matches: Readonly<Record<string, LocalMatch>>, ids: ReadonlySet<number>): number[] {
  const chosen = Object.values(matches).flatMap((match) =>
    Object.entries(shownCells(match)).flatMap(([key, value]) =>
      itemOf(key, 'photo') !== null && typeof value === 'number' && ids.has(value) ? [value] : [],
    ),
  )
  return [...new Set(chosen)]
}
