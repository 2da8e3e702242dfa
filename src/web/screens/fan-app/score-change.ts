import type { PublicMatch } from '#contract/fan.ts'
import type { Score } from '#domain/match/score.ts'
import { isOff } from './match-words.ts'

export type ScoreChange = 'goal' | 'correction'

/** What a score that is another than before tells. Nobody cheers goals that were given on paper. */
export function scoreChange(before: Score, match: PublicMatch): ScoreChange | null {
  if (isOff(match)) return null
  const isMore = match.homeScore + match.awayScore > before.home + before.away
  return isMore && !match.isDecided ? 'goal' : 'correction'
}
