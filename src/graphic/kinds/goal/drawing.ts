import { goalSubject } from '#domain/match/graphic-subject.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { GOAL_HEADING } from './facts.ts'
import { goalLayout } from './layout.ts'
import { missingGoal, missingScorer } from './missing.ts'
import { goalOf, goalView, isOpponentGoal, scorerWords } from './view.ts'
import { goalAltText, goalCaption } from './words.ts'

export const GOAL_KIND = defineKind({
  name: 'goal',
  isShownFor: (match, eventId) => !isOpponentGoal(match, eventId),
  eventId: (match, asked) => goalOf(match, asked)?.id ?? null,
  missing: (match) => missingScorer(match) ?? missingGoal(match),
  subject: (match, eventId) => (eventId === null ? {} : goalSubject(match, eventId)),
  view: goalView,
  values: (view) => {
    const { isHome, homeScore, awayScore, minute, scorer } = view
    const name = scorerWords(view)
    return {
      heading: GOAL_HEADING,
      score: `${homeScore}:${awayScore}`,
      minute: minute ?? '',
      scorer_name: name,
      [isHome ? 'home_scorer' : 'away_scorer']: name,
      ...(scorer && { player_number: String(scorer.number), scorer_photo: { src: largePhoto(scorer) } }),
    }
  },
  layout: goalLayout,
  making: TAILORED,
  caption: goalCaption,
  altText: goalAltText,
})
