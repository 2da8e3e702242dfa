import { clamp } from '../units.ts'
import type { ScorerEntry, Sides } from './scorers.ts'

export const SCORE_MAX = 99

export type Score = Sides<number>

export const scoreText = ({ home, away }: Score): string => `${home}:${away}`

export const swapSides = ({ home, away }: Score): Score => ({ home: away, away: home })

export const stepScore = (score: number, by: number): number => clamp(score + by, 0, SCORE_MAX)

/** What was typed into a score field. */
export function scoreInput(typed: string | number): number {
  const number = Number(typed)
  return Number.isFinite(number) ? clamp(Math.trunc(number), 0, SCORE_MAX) : 0
}

/** One goal more, or with -1 one taken back. */
export function scoreAfterGoal(score: Score, isOpponent: boolean, isHome: boolean, by: 1 | -1 = 1): Score {
  const side = isOpponent === isHome ? 'away' : 'home'
  return { ...score, [side]: stepScore(score[side], by) }
}

/** The score that the list of scorers adds up to. */
export function scoreFromEntries(entries: readonly Pick<ScorerEntry, 'isOpponent'>[], isHome: boolean): Score {
  const theirs = entries.filter((entry) => entry.isOpponent).length
  const ours = entries.length - theirs
  return isHome ? { home: ours, away: theirs } : { home: theirs, away: ours }
}
