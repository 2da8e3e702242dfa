import { type MatchFigures, matchFigures } from '#domain/figures/one-match.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { PersonView } from '../../layout/person/person-view.ts'
import { matchView, playerNamed } from '../../match-view.ts'

export interface BestPlayerView extends PersonView {
  figures: MatchFigures | null
}

export function bestPlayerView(match: ShownMatch, catalogue: Catalogue): BestPlayerView {
  const player = playerNamed(catalogue, match.bestPlayer)
  return {
    ...matchView(match, catalogue),
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    minute: null,
    player,
    name: player ? fullName(player) : '',
    isOurs: true,
    figures: player && matchFigures(match, player.id),
  }
}
