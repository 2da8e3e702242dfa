import { scoreText } from '../match/score.ts'
import { type KnownResult, MEETINGS_ON_BOTH_GROUNDS, type WholeLeague } from './club-matches.ts'
import type { RoundResult } from './league.ts'
import type { LeagueResult } from './tally.ts'

/** What becomes of a result when it is saved. Those `recorded`, `repeated` and `same` are left alone. */
export type ResultFate = 'new' | 'changed' | 'same' | 'recorded' | 'repeated' | 'itself'

export interface PlannedResult {
  result: RoundResult
  fate: ResultFate
  /** The score that is known already, and its round. */
  known: { score: string; round: number | null } | null
}

export const scoreOfResult = ({ homeScore, awayScore }: LeagueResult): string =>
  scoreText({ home: homeScore, away: awayScore })

const isSamePair = (one: LeagueResult, other: LeagueResult): boolean =>
  one.home === other.home && one.away === other.away

function fateOf(result: RoundResult, known: KnownResult | undefined): ResultFate {
  if (result.home === result.away) return 'itself'
  if (!known) return 'new'
  if (known.isClubMatch) return 'recorded'
  if (known.round !== result.round) return 'repeated'
  return scoreOfResult(known) === scoreOfResult(result) ? 'same' : 'changed'
}

/** Looks at results before they are saved: no match is counted twice. */
export function planResults({ document, results }: WholeLeague, read: readonly RoundResult[]): PlannedResult[] {
  const isOnce = document.meetings <= MEETINGS_ON_BOTH_GROUNDS
  const planned: PlannedResult[] = []
  for (const result of read) {
    const listed = planned
      .filter(({ fate }) => fate === 'new' || fate === 'changed')
      .map((earlier) => ({ ...earlier.result, isClubMatch: false }))
    const alike = [...listed, ...results].filter(
      (other) => isSamePair(other, result) && (isOnce || other.round === null || other.round === result.round),
    )
    const known = alike.find(({ isClubMatch }) => isClubMatch) ?? alike[0]
    const isListedTwice = known !== undefined && listed.some((earlier) => earlier === known)
    planned.push({
      result,
      fate: isListedTwice ? 'repeated' : fateOf(result, known),
      known: known ? { score: scoreOfResult(known), round: known.round } : null,
    })
  }
  return planned
}

/** Those that change something. */
export const resultsToSave = (planned: readonly PlannedResult[]): RoundResult[] =>
  planned.filter(({ fate }) => fate === 'new' || fate === 'changed').map(({ result }) => result)
