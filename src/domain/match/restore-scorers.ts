import { flagFrom, idFrom, isRecord, listFrom, textFrom } from './gate.ts'
import { turnRound } from './scorer-list.ts'
import type { ScorerEntry } from './scorers.ts'

/** The gate: entries without an id, or with one already seen, are left out; the scores are counted anew. */
export function restoreScorers(value: unknown, isHome: boolean): ScorerEntry[] {
  const taken = new Set<string>()
  const entries = listFrom(value).flatMap((item): ScorerEntry[] => {
    const id = isRecord(item) ? textFrom(item.id) : null
    if (!isRecord(item) || id === null || taken.has(id)) return []
    taken.add(id)
    return [
      {
        id,
        isOpponent: flagFrom(item.isOpponent, false),
        minute: textFrom(item.minute) ?? "1'",
        playerId: idFrom(item.playerId),
        score: '',
      },
    ]
  })
  return turnRound(entries, isHome)
}
