import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { MatchView } from '#scene/match-view.ts'
import type { Catalogue } from '../catalogue.ts'

/** The match as every graphic shows it. */
export function matchView(match: ShownMatch, { club, opponents }: Catalogue): MatchView {
  const opponent = opponents.find(({ id }) => id === match.selectedOpponent)
  return {
    club,
    opponent: opponent ? { name: opponent.name, crest: opponent.logo } : null,
    isHome: match.isHome,
    date: match.matchDate,
    time: match.matchTime,
    competition: match.competition,
  }
}

export const playerNamed = (catalogue: Catalogue, id: number | null) =>
  catalogue.players.find((player) => player.id === id) ?? null
