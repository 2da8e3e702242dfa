import { goalSubject } from '#domain/match/graphic-subject.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { defineKind } from '../define-kind.ts'
import { missingGoal } from '../goal/missing.ts'
import { goalOf, isOpponentGoal } from '../goal/view.ts'
import { OPPONENT_GOAL_HEADING } from './heading.ts'
import { opponentGoalLayout } from './layout.ts'
import { opponentGoalView } from './view.ts'

export const OPPONENT_GOAL_KIND = defineKind({
  name: 'opponent-goal',
  isShownFor: isOpponentGoal,
  eventId: (match, asked) => goalOf(match, asked)?.id ?? null,
  missing: missingGoal,
  subject: (match, eventId) => (eventId === null ? {} : goalSubject(match, eventId)),
  view: opponentGoalView,
  values: ({ homeScore, awayScore, minute }) => ({
    heading: OPPONENT_GOAL_HEADING,
    score: `${homeScore}:${awayScore}`,
    minute: minute ?? '',
  }),
  layout: opponentGoalLayout,
  making: TAILORED,
  caption: (view) => [`Bramka dla rywali${inBrackets(view.minute)}`, scoreLine(view)],
  altText: (view) => [joined(['Grafika po bramce rywali', minuteWords(view.minute)]), `Wynik: ${scoreLine(view)}`],
})
