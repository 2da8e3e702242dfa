import type { StaffMatch } from '#contract/staff-match.ts'
import type { KnownMatch } from '#domain/fixtures/plan-values.ts'

/** What the club has, in the words of a list of fixtures. */
export const knownMatch = (match: StaffMatch): KnownMatch => ({
  id: match.id,
  opponentId: match.opponentId,
  isHome: match.isHome,
  status: match.status,
  day: match.matchDate,
  time: match.matchTime,
  competition: match.competition,
  round: match.round,
  venue: match.venue,
  score: match.homeScore === null || match.awayScore === null ? null : { home: match.homeScore, away: match.awayScore },
})
