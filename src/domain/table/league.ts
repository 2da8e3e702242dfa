import { takeRound } from '../fixtures/round-in-text.ts'
import { tidy } from '../fixtures/taken.ts'
import { foldedWords } from '../squad/folded-text.ts'
import type { TableRuleName } from './rule.ts'
import type { TableRow } from './table.ts'
import type { LeagueResult, Tally } from './tally.ts'

export const LEAGUE_TEAMS_MAX = 40
export const LEAGUE_RESULTS_MAX = 2000
export const ROUND_MAX = 99

export interface LeagueTeam {
  name: string
  /** Which of the club's opponents it is: its crest, and the matches the club has played with it. */
  opponentId: number | null
  isOwn: boolean
  /** Points taken away, and why. */
  deducted: number
  note: string
  isWithdrawn: boolean
}

export interface RoundResult extends LeagueResult {
  round: number
}

/** A table that somebody else has reckoned, as it stood after a round; null: nobody knows after which. */
export interface PastedTable {
  round: number | null
  rows: readonly PastedRow[]
}

export interface PastedRow extends Omit<Tally, 'awayWins'> {
  team: string
}

/** A table as it was once shown: what is put right later leaves it alone. */
export interface FrozenTable {
  round: number
  rows: readonly StandingsRow[]
}

/** What a club knows of a league beside its own matches. */
export interface LeagueDocument {
  rule: TableRuleName
  /** How often each two teams meet in a season. */
  meetings: number
  teams: readonly LeagueTeam[]
  results: readonly RoundResult[]
  pasted: PastedTable | null
  frozen: readonly FrozenTable[]
}

export interface StandingsRow extends Omit<TableRow, 'awayWins'> {
  isOwn: boolean
}

export const NEW_LEAGUE: LeagueDocument = {
  rule: 'pzpn',
  meetings: 2,
  teams: [],
  results: [],
  pasted: null,
  frozen: [],
}

export const newTeam = (name: string, more: Partial<LeagueTeam> = {}): LeagueTeam => ({
  name,
  opponentId: null,
  isOwn: false,
  deducted: 0,
  note: '',
  isWithdrawn: false,
  ...more,
})

export interface LeagueAndRound {
  /** Empty: nobody has named it. */
  league: string
  /** Null: a cup's, or not known. */
  round: number | null
}

const numberOf = (round: string | null): number | null => {
  const number = /^\d{1,2}$/.test(round ?? '') ? Number(round) : 0
  return number > 0 ? number : null
}

/** What a match says of its league. The round may stand with the competition: 'IV liga, 12. kolejka'. */
export function leagueAndRound(competition: string | null, round: string | null): LeagueAndRound {
  const { value, rest } = takeRound(competition ?? '')
  const league = tidy(rest).replace(/^[\s,.:;–—|-]+|[\s,:;–—|-]+$/gu, '')
  return { league, round: numberOf(round) ?? numberOf(value) }
}

/** Two spellings of one league have one key. */
export const leagueKey = (competition: string): string =>
  foldedWords(leagueAndRound(competition, null).league).join(' ')
