import type { LeagueAnswer } from '#contract/league.ts'
import { withPasted, withResults } from '#domain/table/change-league.ts'
import { newTeam, type RoundResult } from '#domain/table/league.ts'
import type { ApiCaller } from './api-caller.ts'
import type { DemoCatalogue } from './catalogue.ts'
import { CLUB_NAME, LEAGUE } from './fixtures.ts'
import { OPPONENTS, type OpponentKey } from './opponents.ts'

/** The club, its opponents, and one that has no crest. */
type Team = OpponentKey | 'club' | 'wicher'

const nameOf = (team: Team): string =>
  team === 'club' ? CLUB_NAME : team === 'wicher' ? 'Wicher Jodłowo' : OPPONENTS[team]

const PASTED_AFTER = 8

/** Won, drawn, lost, scored and conceded. */
const AFTER_EIGHT: readonly [Team, number, number, number, number, number][] = [
  ['blyskawica', 6, 1, 1, 20, 7],
  ['orkan', 5, 2, 1, 16, 9],
  ['club', 5, 1, 2, 17, 10],
  ['hutnik', 4, 2, 2, 14, 11],
  ['czarni', 3, 2, 3, 12, 12],
  ['jastrzab', 3, 1, 4, 11, 13],
  ['fala', 2, 3, 3, 13, 11],
  ['zryw', 2, 2, 4, 9, 14],
  ['dab', 1, 2, 5, 8, 17],
  ['wicher', 1, 0, 7, 7, 23],
]

/** What the others have played since; the club's own results are its matches. */
const SINCE: readonly [round: number, Team, Team, number, number][] = [
  [9, 'blyskawica', 'orkan', 2, 2],
  [9, 'hutnik', 'fala', 1, 0],
  [9, 'czarni', 'jastrzab', 3, 1],
  [9, 'zryw', 'wicher', 2, 0],
  [10, 'dab', 'blyskawica', 0, 3],
  [10, 'fala', 'czarni', 1, 1],
  [10, 'jastrzab', 'zryw', 2, 1],
  [10, 'wicher', 'hutnik', 0, 2],
  [11, 'blyskawica', 'fala', 2, 1],
  [11, 'czarni', 'dab', 1, 0],
  [11, 'orkan', 'jastrzab', 1, 2],
  [11, 'wicher', 'zryw', 1, 1],
  [12, 'fala', 'zryw', 0, 0],
  [12, 'blyskawica', 'wicher', 4, 0],
  [12, 'hutnik', 'czarni', 2, 2],
  [12, 'dab', 'orkan', 1, 2],
]

const pasted = {
  round: PASTED_AFTER,
  rows: AFTER_EIGHT.map(([team, wins, draws, losses, scored, conceded]) => ({
    team: nameOf(team),
    played: wins + draws + losses,
    wins,
    draws,
    losses,
    scored,
    conceded,
    points: 3 * wins + draws,
  })),
}

const results: RoundResult[] = SINCE.map(([round, home, away, homeScore, awayScore]) => ({
  round,
  home: nameOf(home),
  away: nameOf(away),
  homeScore,
  awayScore,
}))

/** The table as somebody pasted it some weeks ago, and the results since. */
export async function addLeague(staff: ApiCaller, opponents: DemoCatalogue['opponents']): Promise<void> {
  const { season } = await staff.get<{ season: number }>('/api/leagues')
  const { id, version, document } = await staff.post<LeagueAnswer>('/api/leagues', { season, competition: LEAGUE })
  const teams = AFTER_EIGHT.map(([team]) =>
    newTeam(nameOf(team), {
      isOwn: team === 'club',
      opponentId: team === 'club' || team === 'wicher' ? null : opponents[team].id,
    }),
  )
  const filled = withResults(withPasted(document, teams, pasted), teams, results)
  await staff.put(`/api/leagues/${id}`, { version, document: filled })
}
