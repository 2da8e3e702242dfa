import { countedGoals } from '../match/events/event-score.ts'
import { minuteOf } from '../match/events/minute.ts'
import { type Outcome, outcomeOf, type PlayedMatch, pointsOf } from './played-match.ts'

/** As they were played; those without a day come first, since nobody knows better. */
const inOrderOfPlay = (matches: readonly PlayedMatch[]): PlayedMatch[] =>
  [...matches].sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '') || one.id - other.id)

export interface FormMatch {
  matchId: number
  outcome: Outcome
}

/** The last matches, the newest last. */
export const formOf = (matches: readonly PlayedMatch[], count = 5): FormMatch[] =>
  inOrderOfPlay(matches)
    .slice(-count)
    .map((match) => ({ matchId: match.id, outcome: outcomeOf(match) }))

export interface CurvePoint {
  matchId: number
  opponentName: string
  points: number
}

/** The points after each match. */
export function pointsCurve(matches: readonly PlayedMatch[]): CurvePoint[] {
  let points = 0
  return inOrderOfPlay(matches).map((match) => {
    points += pointsOf(match)
    return { matchId: match.id, opponentName: match.opponentName, points }
  })
}

export interface GoalSpan {
  /** `1-15`, `91+` */
  label: string
  ours: number
  theirs: number
}

const SPAN = 15
const SPANS = ['1–15', '16–30', '31–45', '46–60', '61–75', '76–90', '91–120']

/** Added time belongs to the half it was added to: 45+2' is of the first. */
const spanOf = (minute: number): number => Math.min(Math.max(Math.ceil(minute / SPAN) - 1, 0), SPANS.length - 1)

/** When goals fall, a quarter of an hour at a time. Extra time is shown where there was any. */
export function goalsByMinute(matches: readonly PlayedMatch[]): GoalSpan[] {
  const spans: GoalSpan[] = SPANS.map((label) => ({ label, ours: 0, theirs: 0 }))
  for (const { events } of matches.filter(({ isRuled }) => !isRuled)) {
    for (const { minute, side } of countedGoals(events)) {
      const read = minuteOf(minute)
      const span = read && spans[spanOf(read.minute)]
      if (span) span[side]++
    }
  }
  const extra = spans.at(-1)
  return extra && extra.ours + extra.theirs > 0 ? spans : spans.slice(0, -1)
}

export interface Balance {
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  /** Matches without a goal of theirs. */
  cleanSheets: number
}

export function balanceOf(matches: readonly PlayedMatch[]): Balance {
  const count = (outcome: Outcome) => matches.filter((match) => outcomeOf(match) === outcome).length
  const sum = (side: 'ours' | 'theirs') => matches.reduce((goals, { score }) => goals + score[side], 0)
  return {
    played: matches.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    scored: sum('ours'),
    conceded: sum('theirs'),
    cleanSheets: matches.filter(({ score, isRuled }) => score.theirs === 0 && !isRuled).length,
  }
}
