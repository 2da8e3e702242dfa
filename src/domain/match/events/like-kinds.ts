import type { EventKind } from './match-event.ts'

/** What one event may turn out to have been instead: a referee's second thought, a wrong button. */
const LIKE: readonly (readonly EventKind[])[] = [
  ['goal', 'penalty', 'ownGoal', 'disallowedGoal', 'penaltyMissed'],
  ['yellowCard', 'secondYellowCard', 'redCard'],
  ['substitution'],
  ['note'],
]

export const likeKinds = (kind: EventKind): readonly EventKind[] => LIKE.find((kinds) => kinds.includes(kind)) ?? [kind]
