import type { Career } from '#domain/figures/career.ts'
import type { TeamView } from './match-view.ts'

export interface TableRowView {
  place: number
  team: string
  crest: string | null
  played: number
  wins: number
  draws: number
  losses: number
  scored: number
  conceded: number
  points: number
  isOwn: boolean
  isWithdrawn: boolean
}

export interface TableView {
  competition: string
  /** The last round of which a result is known. */
  round: number | null
  rows: readonly TableRowView[]
}

/** A match of the team that is still to come. */
export interface FixtureView {
  home: TeamView
  away: TeamView
  isHome: boolean
  /** Wall time at the club. */
  day: string | null
  time: string | null
  competition: string | null
  round: string | null
  venue: string | null
}

export interface RoundResultView {
  home: TeamView
  away: TeamView
  homeScore: number
  awayScore: number
  isOwn: boolean
}

export interface RoundView {
  competition: string
  round: number
  results: readonly RoundResultView[]
}

/** What graphics draw on of the season, as it stands around one match. */
export interface SeasonFacts {
  table: TableView | null
  /** From the club's today on, the next one first. */
  fixtures: readonly FixtureView[]
  /** Of the match's own round. */
  round: RoundView | null
  careers: readonly Career[]
}
