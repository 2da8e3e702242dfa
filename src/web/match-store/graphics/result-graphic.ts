import { scorersBySide } from '#domain/match/scorers.ts'
import type { ResultView } from '#scene/match-view.ts'
import { namedScorers, RESULT_SCENE } from '#scene/result-scene.ts'
import { graphicKind } from './graphic-kind.ts'
import { matchView } from './match-view.ts'

export const RESULT_GRAPHIC = graphicKind<ResultView>({
  kind: 'result',
  type: () => 'result',
  templateId: (match) => match.selectedTemplates.result,
  view: (match, catalogue) => ({
    ...matchView(match, catalogue),
    kind: 'result',
    isHalfTime: match.isHalfTime,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    scorers: match.scorers,
    squad: catalogue.players,
  }),
  scene: RESULT_SCENE,
  subject: (view) => {
    const { home, away } = scorersBySide(view.scorers, view.isHome)
    return { ...view, scorers: namedScorers(view, view.isHome ? home : away) }
  },
})
