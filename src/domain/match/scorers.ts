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

/** `45+2'` comes after `45'` and before `46'`. What holds no number goes last. */
function minuteOrder(minute: string): number {
  const match = /(\d+)(?:\s*\+\s*(\d+))?/.exec(minute)
  return match ? Number(match[1]) + Number(match[2] ?? 0) / 100 : Number.POSITIVE_INFINITY
}

/** `12` and `12'` are both `12'`. */
const withMark = (minute: string): string => (/\d$/.test(minute.trim()) ? `${minute.trim()}'` : minute.trim())

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
