import type { TableRule } from './rule.ts'

/** Teams are known by their names in the league. */
export interface LeagueResult {
  home: string
  away: string
  homeScore: number
  awayScore: number
}

/** What a team's matches come to. */
export interface Tally {
  played: number
  wins: number
  draws: number
  losses: number
  scored: number
  conceded: number
  awayWins: number
  points: number
}

export const NOTHING: Tally = {
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  scored: 0,
  conceded: 0,
  awayWins: 0,
  points: 0,
}

type Points = Pick<TableRule, 'pointsForWin' | 'pointsForDraw'>

function withMatch(before: Tally, scored: number, conceded: number, isAway: boolean, rule: Points): Tally {
  const [isWon, isDrawn] = [scored > conceded, scored === conceded]
  return {
    played: before.played + 1,
    wins: before.wins + Number(isWon),
    draws: before.draws + Number(isDrawn),
    losses: before.losses + Number(!isWon && !isDrawn),
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    awayWins: before.awayWins + Number(isWon && isAway),
    points: before.points + (isWon ? rule.pointsForWin : isDrawn ? rule.pointsForDraw : 0),
  }
}

/** Of matches between two of these teams, added to what they had before; those of anybody else do not count. */
export function tallies(
  teams: readonly string[],
  results: readonly LeagueResult[],
  rule: Points,
  before?: ReadonlyMap<string, Tally>,
): ReadonlyMap<string, Tally> {
  const found = new Map(teams.map((team) => [team, before?.get(team) ?? NOTHING]))
  for (const { home, away, homeScore, awayScore } of results) {
    const [one, other] = [found.get(home), found.get(away)]
    if (!one || !other) continue
    found.set(home, withMatch(one, homeScore, awayScore, false, rule))
    found.set(away, withMatch(other, awayScore, homeScore, true, rule))
  }
  return found
}

/** Each of these teams has met each other one as often as the league lets them: only then their matches are compared. */
export function haveAllMet(teams: readonly string[], results: readonly LeagueResult[], times: number): boolean {
  const members = new Set(teams)
  const meetings = new Map<string, number>()
  for (const { home, away } of results) {
    if (!members.has(home) || !members.has(away)) continue
    const pair = [home, away].sort().join('\n')
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
  }
  const pairs = (teams.length * (teams.length - 1)) / 2
  return meetings.size === pairs && [...meetings.values()].every((count) => count >= times)
}
