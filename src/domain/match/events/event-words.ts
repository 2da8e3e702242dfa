import type { EventKind } from './match-event.ts'

export const EVENT_NAMES: Record<EventKind, string> = {
  goal: 'Gol',
  ownGoal: 'Gol samobójczy',
  penalty: 'Gol z rzutu karnego',
  penaltyMissed: 'Niewykorzystany rzut karny',
  disallowedGoal: 'Gol nieuznany',
  yellowCard: 'Żółta kartka',
  secondYellowCard: 'Druga żółta kartka',
  redCard: 'Czerwona kartka',
  substitution: 'Zmiana',
  note: 'Notatka',
}
