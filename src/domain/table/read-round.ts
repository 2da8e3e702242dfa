import { OWN, type Team } from '../fixtures/fixture.ts'
import { readFixtures } from '../fixtures/read-fixtures.ts'
import { DEFAULT_TIME_ZONE } from '../match/wall-moment.ts'
import { leagueAndRound } from './league.ts'
import type { LeagueResult } from './tally.ts'

/** As the text names the teams. */
export interface ReadResult extends LeagueResult {
  line: number
  /** Null: the text does not say. */
  round: number | null
}

export interface RoundReading {
  results: ReadResult[]
  problems: { line: number; source: string; message: string }[]
  refusal: string | null
}

/** Results as people have them: 'Orzeł Kąty – Tęcza Lipowo 2:1', a line each, under 'Kolejka 12'. */
export function readRound(text: string, seasonStart: string, ownName: string): RoundReading {
  const { rows, problems, refusal } = readFixtures(text, { seasonStart, zone: DEFAULT_TIME_ZONE })
  const nameOf = (team: Team): string => (team === OWN ? ownName : String(team))
  const reading: RoundReading = { results: [], problems: [...problems], refusal }
  for (const { line, source, fixture } of rows) {
    const { home, away, score } = fixture
    // Who has nobody to play has no result.
    if (away === null) continue
    if (!score) {
      reading.problems.push({ line, source, message: 'Nie ma tu wyniku' })
      continue
    }
    const { round } = leagueAndRound(null, fixture.round)
    reading.results.push({
      line,
      round,
      home: nameOf(home),
      away: nameOf(away),
      homeScore: score.home,
      awayScore: score.away,
    })
  }
  reading.problems.sort((one, other) => one.line - other.line)
  return reading
}
