import { resultSubject } from '#domain/match/graphic-subject.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { resultHeading } from './heading.ts'
import { resultLayout } from './layout.ts'
import { scorersText } from './scorer-columns.ts'
import { resultView } from './view.ts'
import { resultAltText, resultCaption } from './words.ts'

export const RESULT_KIND = defineKind({
  name: 'result',
  subject: resultSubject,
  view: resultView,
  values: (view) => ({
    heading: resultHeading(view),
    score: `${view.homeScore}:${view.awayScore}`,
    home_scorer: scorersText(view.scorers.home),
    away_scorer: scorersText(view.scorers.away),
  }),
  layout: resultLayout,
  making: TAILORED,
  caption: resultCaption,
  altText: resultAltText,
})
