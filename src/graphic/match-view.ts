import type { ClubColours } from '#domain/club/club-colours.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { competitionWords } from '#domain/season/round.ts'
import type { Catalogue } from './catalogue.ts'

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

export function matchView(match: ShownMatch, { club, opponents }: Catalogue): MatchView {
  const opponent = opponents.find(({ id }) => id === match.selectedOpponent)
  return {
    club,
    opponent: opponent ? { name: opponent.name, crest: opponent.logo } : null,
    isHome: match.isHome,
    date: match.matchDate,
    time: match.matchTime,
    competition: competitionWords(match.competition, match.round),
  }
}

export const playerNamed = ({ players }: Catalogue, id: number | null): PlayerView | null =>
  players.find((player) => player.id === id) ?? null

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
