import { identityKey, teamIdentity } from '../fixtures/team-identity.ts'
import { type LeagueDocument, type LeagueTeam, newTeam } from './league.ts'
import type { LeagueResult } from './tally.ts'

/** A match of the club in this league. */
export interface ClubMatch {
  isHome: boolean
  opponentId: number | null
  opponentName: string
  /** Null: not known. */
  round: number | null
  /** Null: not played yet. */
  score: { home: number; away: number } | null
}

/** A result whose round may be unknown. */
export interface KnownResult extends LeagueResult {
  round: number | null
  isClubMatch: boolean
}

/** A league with everything that the club's own matches say of it. */
export interface WholeLeague {
  document: LeagueDocument
  teams: readonly LeagueTeam[]
  results: readonly KnownResult[]
}

const keyOf = (name: string): string => identityKey(teamIdentity(name))

/** The club's own team comes first where nobody has listed it. */
function withOwnTeam(teams: readonly LeagueTeam[], clubName: string): LeagueTeam[] {
  if (teams.some(({ isOwn }) => isOwn)) return [...teams]
  const listed = teams.find(({ name }) => keyOf(name) === keyOf(clubName))
  if (!listed) return [newTeam(clubName, { isOwn: true }), ...teams]
  return teams.map((team) => (team === listed ? { ...team, isOwn: true } : team))
}

/** Which team of the league an opponent is: by the club's own word, or by the name. */
function teamOf({ opponentId, opponentName }: ClubMatch, teams: readonly LeagueTeam[]): LeagueTeam | undefined {
  const linked = opponentId === null ? undefined : teams.find((team) => team.opponentId === opponentId)
  return linked ?? teams.find(({ name, isOwn }) => !isOwn && keyOf(name) === keyOf(opponentName))
}

/** Teams that meet twice have one match on each ground, whatever round it was put into. */
export const MEETINGS_ON_BOTH_GROUNDS = 2

/** One match is not counted twice, though somebody has typed it: what the club has recorded holds. */
const isRecorded = (typed: KnownResult, recorded: readonly KnownResult[], meetings: number): boolean =>
  recorded.some(
    ({ home, away, round }) =>
      home === typed.home &&
      away === typed.away &&
      (meetings <= MEETINGS_ON_BOTH_GROUNDS || round === null || round === typed.round),
  )

export function wholeLeague(document: LeagueDocument, clubName: string, matches: readonly ClubMatch[]): WholeLeague {
  const teams = withOwnTeam(document.teams, clubName)
  const own = teams.find(({ isOwn }) => isOwn)?.name ?? clubName
  const recorded: KnownResult[] = []
  for (const match of matches) {
    const known = teamOf(match, teams)
    const opponent = known ?? newTeam(match.opponentName, { opponentId: match.opponentId })
    if (!known) teams.push(opponent)
    if (!match.score) continue
    const [home, away] = match.isHome ? [own, opponent.name] : [opponent.name, own]
    const { home: homeScore, away: awayScore } = match.score
    recorded.push({ home, away, homeScore, awayScore, round: match.round, isClubMatch: true })
  }
  const typed = document.results.map((result) => ({ ...result, isClubMatch: false }))
  const others = typed.filter((result) => !isRecorded(result, recorded, document.meetings))
  return { document, teams, results: [...others, ...recorded] }
}
