import type { ClubColours } from '#domain/club/club-colours.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { competitionWords } from '#domain/season/round.ts'
import type { Catalogue } from './catalogue.ts'
import type { SponsorView } from './sponsors/sponsor-view.ts'
import type { ClubStyle } from './style/club-style.ts'
import type { Point } from './template/element-box.ts'

/** Drawn for a crest that is missing or cannot be loaded. */
export const DEFAULT_CREST = '/default-crest.png'

export interface PlayerView {
  id: number
  firstName: string
  lastName: string
  number: number
  lineupImage: string | null
  scorerImage: string | null
  /** The same two without their background; absent: nobody has cut them out. */
  lineupCutout?: string | null
  scorerCutout?: string | null
  /** Where graphics are posted; without the sign before it. */
  handle?: string | null
}

export interface TeamView {
  name: string
  crest: string | null
}

/** A photograph of the club's library. */
export interface PhotoView {
  src: string
  width: number
  height: number
  /** Which point of it stays in sight where it is cut, in percent. */
  focus: Point
  /** The people in it without their background; null: nobody has cut them out. */
  cutout: string | null
}

/** What every graphic knows of the match. */
export interface MatchView {
  /** `style` absent: the club has decided nothing for all of its graphics. */
  club: TeamView & { colours: ClubColours; style?: ClubStyle }
  opponent: TeamView | null
  isHome: boolean
  date: string | null
  time: string | null
  /** League and round, as the club words it. */
  competition: string | null
  /** Whose logos it shows; absent: nobody's. */
  sponsors?: readonly SponsorView[]
  /** The photograph that was chosen for it; absent: none. */
  photo?: PhotoView
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

/** Where there is nothing to cheer: the face of the line-up, not that of a goal. */
export const calmly = (player: PlayerView | null): PlayerView | null =>
  player && {
    ...player,
    scorerImage: player.lineupImage ?? player.scorerImage,
    scorerCutout: player.lineupCutout ?? player.scorerCutout,
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
