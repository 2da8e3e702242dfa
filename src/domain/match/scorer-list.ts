import { clamp } from '../units.ts'
import { scoreFromEntries, scoreText } from './score.ts'
import type { ScorerEntry } from './scorers.ts'

export type Goal = Omit<ScorerEntry, 'score'>

/** Every entry with the score as it stood after it; the order of the list is the order of the match. */
const withScores = (goals: readonly Goal[], isHome: boolean): ScorerEntry[] =>
  goals.map((goal, index) => ({
    ...goal,
    playerId: goal.isOpponent ? null : goal.playerId,
    score: scoreText(scoreFromEntries(goals.slice(0, index + 1), isHome)),
  }))

/** A goal that is already in the list is not counted again: it may be sent twice on a bad connection. */
export function addGoal(entries: readonly ScorerEntry[], goal: Goal, isHome: boolean): ScorerEntry[] {
  const isKnown = entries.some((entry) => entry.id === goal.id)
  return withScores(isKnown ? entries : [...entries, goal], isHome)
}

export const removeGoal = (entries: readonly ScorerEntry[], id: string, isHome: boolean): ScorerEntry[] =>
  withScores(
    entries.filter((entry) => entry.id !== id),
    isHome,
  )

export const changeGoal = (
  entries: readonly ScorerEntry[],
  id: string,
  change: Partial<Omit<Goal, 'id'>>,
  isHome: boolean,
): ScorerEntry[] =>
  withScores(
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    isHome,
  )

/** `to` is the entry's place in the list afterwards, counted from 0. */
export function moveGoal(entries: readonly ScorerEntry[], id: string, to: number, isHome: boolean): ScorerEntry[] {
  const moved = entries.find((entry) => entry.id === id)
  if (!moved) return withScores(entries, isHome)
  const rest = entries.filter((entry) => entry !== moved)
  return withScores(rest.toSpliced(clamp(Math.trunc(to), 0, rest.length), 0, moved), isHome)
}

/** The same goals seen from the other side, when home has become away. `isHome` is how it is now. */
export const turnRound = (entries: readonly ScorerEntry[], isHome: boolean): ScorerEntry[] =>
  withScores(entries, isHome)
