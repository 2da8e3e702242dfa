import { clamp } from '../../units.ts'
import { SCORE_MAX, type Score, scoreText } from '../score.ts'
import type { ScorerEntry } from '../scorers.ts'
import { doubtfulGoals } from './doubtful.ts'
import { inOrder } from './event-order.ts'
import { isGoal, type MatchEvent, sideOfPlayer } from './match-event.ts'

export interface BySide {
  ours: number
  theirs: number
}

export const NO_GOALS: BySide = { ours: 0, theirs: 0 }

/** Those that count, in the order of the match. */
export function countedGoals(events: readonly MatchEvent[]): MatchEvent[] {
  const doubtful = doubtfulGoals(events)
  return inOrder(events).filter((event) => isGoal(event) && !event.isTakenBack && !doubtful.has(event.id))
}

export const goalsBySide = (goals: readonly Pick<MatchEvent, 'side'>[]): BySide => {
  const theirs = goals.filter(({ side }) => side === 'theirs').length
  return { ours: goals.length - theirs, theirs }
}

const bounded = (goals: number): number => clamp(goals, 0, SCORE_MAX)

export const asScore = ({ ours, theirs }: BySide, isHome: boolean): Score => ({
  home: bounded(isHome ? ours : theirs),
  away: bounded(isHome ? theirs : ours),
})

export const asSides = ({ home, away }: Score, isHome: boolean): BySide =>
  isHome ? { ours: home, theirs: away } : { ours: away, theirs: home }

/** Goals whose scorer nobody wrote down count beside those of the list; below zero, the list has too many. */
export const scoreOf = (events: readonly MatchEvent[], extra: BySide, isHome: boolean): Score => {
  const { ours, theirs } = goalsBySide(countedGoals(events))
  return asScore({ ours: ours + extra.ours, theirs: theirs + extra.theirs }, isHome)
}

/** What is to be counted beside the list for the score to be this one. */
export const extraFor = (events: readonly MatchEvent[], score: Score, isHome: boolean): BySide => {
  const listed = goalsBySide(countedGoals(events))
  const said = asSides(score, isHome)
  return { ours: said.ours - listed.ours, theirs: said.theirs - listed.theirs }
}

/** The list of scorers, each with the score as it stood after the goal. */
export function scorersOf(events: readonly MatchEvent[], isHome: boolean): ScorerEntry[] {
  const goals = countedGoals(events)
  return goals.map((goal, index) => ({
    id: goal.id,
    isOpponent: goal.side === 'theirs',
    minute: goal.minute,
    playerId: goal.side === 'ours' && sideOfPlayer(goal) === 'ours' ? goal.playerId : null,
    score: scoreText(asScore(goalsBySide(goals.slice(0, index + 1)), isHome)),
  }))
}

/** The score as it stood after each event, cards and all. */
export function scoresAfter(events: readonly MatchEvent[], isHome: boolean): Map<string, Score> {
  const counted = new Set(countedGoals(events).map(({ id }) => id))
  const scores = new Map<string, Score>()
  const goals: MatchEvent[] = []
  for (const event of inOrder(events)) {
    if (counted.has(event.id)) goals.push(event)
    scores.set(event.id, asScore(goalsBySide(goals), isHome))
  }
  return scores
}
