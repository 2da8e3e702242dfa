import { NEW_LEAGUE, type RoundResult } from '#domain/table/league.ts'
import { expectOk, type LiveClub } from '../fans/live-club.ts'
import { post } from '../load/more-matches.ts'

const TEAMS = 18
const OWN = 0

const nameOf = (team: number): string => (team === OWN ? 'Nasi' : `Klub ${team}`)

/** Everybody with everybody, twice: Berger's wheel, one team standing still. */
function resultsOfOthers(): RoundResult[] {
  const wheel = TEAMS - 1
  return Array.from({ length: 2 * wheel }, (_, round) => {
    const at = (place: number): number => (place === 0 ? wheel : (round + place) % wheel)
    return Array.from({ length: TEAMS / 2 }, (_, pair): [number, number] => {
      const [one, other] = [pair === 0 ? wheel : at(pair), pair === 0 ? round % wheel : at(wheel - pair)]
      return round % 2 === 0 ? [one, other] : [other, one]
    })
      .filter((pair) => !pair.includes(OWN))
      .map(([home, away]) => ({
        round: round + 1,
        home: nameOf(home),
        away: nameOf(away),
        homeScore: (home + round) % 4,
        awayScore: (away + round) % 3,
      }))
  }).flat()
}

/** A league of which every result is known; its id. */
export async function addLeague(club: LiveClub, season: number, competition: string): Promise<number> {
  const { id, version } = (await (await post(club, '/api/leagues', { season, competition })).json()) as {
    id: number
    version: number
  }
  const teams = Array.from({ length: TEAMS }, (_, team) => ({
    ...{ name: nameOf(team), opponentId: null, isOwn: team === OWN },
    ...{ deducted: 0, note: '', isWithdrawn: false },
  }))
  const document = { ...NEW_LEAGUE, teams, results: resultsOfOthers() }
  const body = JSON.stringify({ version, document })
  await expectOk(await fetch(`${club.app.url}/api/leagues/${id}`, { method: 'PUT', headers: club.staff, body }))
  return id
}
