import type { MatchState } from '#domain/match/document/match-state.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'

/** Without a time of day the match counts as played at midday: it stays on its day in every zone nearby. */
export function kickOff({ matchDate, matchTime }: Pick<MatchState, 'matchDate' | 'matchTime'>, timeZone: string) {
  const moment = wallMoment(matchDate, matchTime, timeZone) ?? wallMoment(matchDate, '12:00', timeZone)
  return moment === null ? null : new Date(moment)
}
