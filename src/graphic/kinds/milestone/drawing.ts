import { personValues } from '../../layout/person/person-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { milestoneLayout } from './layout.ts'
import { type MilestoneView, milestoneAsked, milestoneOccasions, milestoneSubject, milestoneView } from './view.ts'
import { countedLine, milestoneAltText, milestoneCaption, milestoneHeading } from './words.ts'

export const MILESTONE_KIND = defineKind<MilestoneView>({
  name: 'milestone',
  occasions: milestoneOccasions,
  eventId: (match, asked, catalogue) => milestoneAsked(match, asked, catalogue)?.id ?? null,
  missing: (_match, _catalogue, eventId) =>
    eventId === null ? { title: 'Brak jubileuszu', message: 'W tym meczu nie ma jeszcze jubileuszu' } : null,
  subject: milestoneSubject,
  view: milestoneView,
  values: (view) => ({
    ...personValues(view, milestoneHeading(view)),
    milestone_figure: String(view.count),
    milestone_counted: countedLine(view),
  }),
  layout: milestoneLayout,
  making: TAILORED,
  caption: milestoneCaption,
  altText: milestoneAltText,
})
