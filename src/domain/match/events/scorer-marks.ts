import type { EventKind } from './match-event.ts'

/** Behind the name of whoever scored it. */
export const SCORER_MARKS: Partial<Record<EventKind, string>> = { ownGoal: ' (sam.)', penalty: ' (k.)' }
