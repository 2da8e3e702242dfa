import { UnstyledButton } from '@mantine/core'
import type { EventKind } from '#domain/match/events/match-event.ts'
import { EventIcon } from './event-icon.tsx'
import classes from './event-kinds.module.css'

export type RecordedKind = Exclude<EventKind, 'goal'>

/** The plain goal has a button of its own. What happens most often lies nearest to the thumb. */
const TILES: readonly { kind: RecordedKind; label: string }[] = [
  { kind: 'note', label: 'Notatka' },
  { kind: 'disallowedGoal', label: 'Gol nieuznany' },
  { kind: 'penalty', label: 'Karny: gol' },
  { kind: 'penaltyMissed', label: 'Karny: bez gola' },
  { kind: 'ownGoal', label: 'Gol samobójczy' },
  { kind: 'redCard', label: 'Czerwona kartka' },
  { kind: 'secondYellowCard', label: 'Druga żółta' },
  { kind: 'substitution', label: 'Zmiana' },
  { kind: 'yellowCard', label: 'Żółta kartka' },
]

export function EventKinds({ onChoose }: { onChoose: (kind: RecordedKind) => void }) {
  return (
    <div className={classes.kinds}>
      {TILES.map(({ kind, label }) => (
        <UnstyledButton key={kind} className={classes.kind} onClick={() => onChoose(kind)}>
          <EventIcon kind={kind} />
          <span className={classes.label}>{label}</span>
        </UnstyledButton>
      ))}
    </div>
  )
}
