import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { type GraphicSubject, goalSubject, resultSubject } from '#domain/match/graphic-subject.ts'
import type { GraphicKindName } from './graphics/graphic-kind.ts'
import { shownGoal } from './graphics/shown-goal.ts'

interface GraphicFacts {
  /** The goal that it is about. */
  eventId: string | null
  shows: GraphicSubject
}

/** What a graphic tells of the match, to know later whether it is still true. */
export function graphicFacts(kind: GraphicKindName, match: ShownMatch): GraphicFacts {
  if (kind === 'result') return { eventId: null, shows: resultSubject(match) }
  const eventId = kind === 'goal' ? (shownGoal(match)?.id ?? null) : null
  return { eventId, shows: eventId === null ? {} : goalSubject(match, eventId) }
}
