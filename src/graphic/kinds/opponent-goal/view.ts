import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { MatchView } from '../../match-view.ts'
import { goalMoment, goalOf } from '../goal/view.ts'

export interface OpponentGoalView extends MatchView {
  homeScore: number
  awayScore: number
  minute: string | null
}

export const opponentGoalView = (match: ShownMatch, catalogue: Catalogue, eventId: string | null): OpponentGoalView =>
  goalMoment(match, catalogue, goalOf(match, eventId))
