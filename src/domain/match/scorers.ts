import { minuteOrder, withMark } from './events/minute.ts'

export interface ScorerEntry {
  id: string
  isOpponent: boolean
  minute: string
  playerId: number | null
  score: string
}

export interface ScorerLine {
  /** Null: the opponent's goal, whose scorer is nobody's record. */
  playerId: number | null
  minutes: readonly string[]
}

/** Goals of one side, one line a player, in the order of his first goal. */
function linesOf(entries: readonly ScorerEntry[]): ScorerLine[] {
  const lines = new Map<number | null, string[]>()
  const inOrder = [...entries].sort((a, b) => minuteOrder(a.minute) - minuteOrder(b.minute))
  for (const { playerId, isOpponent, minute } of inOrder) {
    const key = isOpponent ? null : playerId
    lines.set(key, [...(lines.get(key) ?? []), withMark(minute)])
  }
  return [...lines].map(([playerId, minutes]) => ({ playerId, minutes }))
}

export interface Sides<Value> {
  home: Value
  away: Value
}

/** Ours are the home side's when we play at home. */
export function scorersBySide(entries: readonly ScorerEntry[], isHome: boolean): Sides<ScorerLine[]> {
  const ours = linesOf(entries.filter((entry) => !entry.isOpponent))
  const theirs = linesOf(entries.filter((entry) => entry.isOpponent))
  return isHome ? { home: ours, away: theirs } : { home: theirs, away: ours }
}
