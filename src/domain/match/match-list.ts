import { isBeingPlayed, type MatchStatus } from './current-match.ts'

interface ListedMatch {
  id: number
  /** The moment by which the server orders them, also where no day is known. */
  date: string
  matchDate: string | null
  status: MatchStatus
}

export interface MatchGroups<Match> {
  running: Match[]
  ahead: Match[]
  behind: Match[]
}

const isRunning = ({ status }: ListedMatch): boolean => isBeingPlayed(status)

/** One whose day has passed without a whistle is behind too: nobody looks for it among the next ones. */
function isAhead({ status, matchDate }: ListedMatch, today: string): boolean {
  if (status === 'finished' || status === 'abandoned') return false
  return matchDate === null ? status !== 'cancelled' : matchDate >= today
}

const newestFirst = (one: ListedMatch, other: ListedMatch): number =>
  other.date.localeCompare(one.date) || other.id - one.id

/** Nearest first; those without a day come last. */
const nearestFirst = (one: ListedMatch, other: ListedMatch): number =>
  Number(one.matchDate === null) - Number(other.matchDate === null) || newestFirst(other, one)

/** `today` is the day by the club's wall clock. */
export function groupMatches<Match extends ListedMatch>(matches: readonly Match[], today: string): MatchGroups<Match> {
  const resting = matches.filter((match) => !isRunning(match))
  return {
    running: matches.filter(isRunning).sort(newestFirst),
    ahead: resting.filter((match) => isAhead(match, today)).sort(nearestFirst),
    behind: resting.filter((match) => !isAhead(match, today)).sort(newestFirst),
  }
}
