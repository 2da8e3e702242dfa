import type { ClockStage } from '#domain/match/clock-stage.ts'
import type { EventKind } from '#domain/match/events/match-event.ts'
import type { Occasion } from '#graphic/kinds/kind.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'

/** Graphics that belong to an event of this kind. */
export const kindsAfterEvent = (event: EventKind): KindName[] =>
  KIND_NAMES.filter((name) => kindFacts(name).follows?.includes(event))

/** Graphics that belong to where the clock has come. */
export const kindsAtStage = (stage: ClockStage): KindName[] =>
  KIND_NAMES.filter((name) => kindFacts(name).stages?.includes(stage))

/**
 * Of what a kind could be about, without what is surpassed: after an event what it is part of, whichever was written down
 * last; after a whistle what nobody has posted.
 */
export const offeredOccasions = (
  occasions: readonly Occasion[],
  eventId: string | null,
  posted: ReadonlySet<string>,
): Occasion[] =>
  occasions.filter(
    ({ id, eventIds, isSurpassed }) =>
      !isSurpassed && (eventId === null ? !posted.has(id) : eventIds.includes(eventId)),
  )
