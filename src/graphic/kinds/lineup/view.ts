import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Fraction } from '#domain/units.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'

export interface SlotView {
  x: Fraction
  y: Fraction
  player: PlayerView | null
}

export interface LineupView extends MatchView {
  slots: readonly SlotView[]
  bench: readonly PlayerView[]
}

export const lineupView = (match: ShownMatch, catalogue: Catalogue): LineupView => ({
  ...matchView(match, catalogue),
  slots: match.positions.map(({ x, y, playerId }) => ({ x, y, player: playerNamed(catalogue, playerId) })),
  bench: match.benchPlayers.flatMap((id) => playerNamed(catalogue, id) ?? []),
})
