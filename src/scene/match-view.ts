import type { ClubColours } from '#domain/club/club-colours.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { TemplateElement } from '#domain/template/element.ts'
import type { LookName } from '#domain/template/look-name.ts'
import type { Fraction } from '#domain/units.ts'

/** Drawn for a crest that is missing or cannot be loaded. */
export const DEFAULT_CREST = '/default-crest.png'

export interface PlayerView {
  id: number
  firstName: string
  lastName: string
  number: number
  lineupImage: string | null
  scorerImage: string | null
}

export interface TeamView {
  name: string
  crest: string | null
}

/** What every graphic knows of the match. */
export interface MatchView {
  club: TeamView & { colours: ClubColours }
  opponent: TeamView | null
  isHome: boolean
  date: string | null
  time: string | null
  /** League and round, as the club words it. */
  competition: string | null
}

export interface SlotView {
  x: Fraction
  y: Fraction
  player: PlayerView | null
}

export interface LineupView extends MatchView {
  kind: 'lineup'
  slots: readonly SlotView[]
  bench: readonly PlayerView[]
}

export interface GoalView extends MatchView {
  kind: 'goal'
  isOpponentGoal: boolean
  homeScore: number
  awayScore: number
  scorer: PlayerView | null
  /** Of ours, who is in nobody's records. */
  scorerName?: string | null
  isOwnGoal?: boolean
  minute: string | null
}

export interface ResultView extends MatchView {
  kind: 'result'
  isHalfTime: boolean
  homeScore: number
  awayScore: number
  scorers: readonly ScorerEntry[]
  squad: readonly PlayerView[]
}

export type GraphicView = LineupView | GoalView | ResultView

export interface TemplateView {
  background: string | null
  /** The background is the club's own picture: texts on it need a ground. A starter background brings its own calm. */
  isOwnBackground: boolean
  look: LookName
  elements: readonly TemplateElement[]
}

export interface Teams {
  home: TeamView
  away: TeamView
}

const NO_OPPONENT: TeamView = { name: 'Przeciwnik', crest: null }

/** The home side first, whoever that is. */
export function teamsOf({ club, opponent, isHome }: MatchView): Teams {
  const them = opponent ?? NO_OPPONENT
  return isHome ? { home: club, away: them } : { home: them, away: club }
}
