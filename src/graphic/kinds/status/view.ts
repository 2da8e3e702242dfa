import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView } from '../../match-view.ts'
import { type ToldStage, toldStage } from './told-stage.ts'

export interface StatusView extends MatchView {
  stage: ToldStage
  homeScore: number
  awayScore: number
}

export function statusView(match: ShownMatch, catalogue: Catalogue): StatusView {
  const { homeScore, awayScore } = match
  return { ...matchView(match, catalogue), stage: toldStage(match), homeScore, awayScore }
}
