import type { GraphicMatch } from '#contract/graphic.ts'
import type { StudioState } from '#domain/match/studio-state.ts'

/** Which match the state is of; null while there is no opponent. */
export const matchOf = ({ selectedOpponent, matchDate }: StudioState): GraphicMatch | null =>
  selectedOpponent === null ? null : { opponentId: selectedOpponent, matchDate }
