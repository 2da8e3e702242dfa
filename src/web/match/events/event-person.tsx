import { Button, TextInput } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { EVENT_NAME_MAX } from '#domain/match/events/match-event.ts'
import { GoalScorerButton } from '../goal-scorer-button.tsx'
import classes from './event-form.module.css'

interface EventPersonProps {
  label: string
  /** Only ours are on record. */
  isOurs: boolean
  players: readonly Player[]
  playerId: number | null
  name: string
  onChange: (person: { playerId: number | null; name: string }) => void
  onPicking: (isPicking: boolean) => void
}

/** One of the squad, a written name, or nobody knows. */
export function EventPerson({ label, isOurs, players, playerId, name, onChange, onPicking }: EventPersonProps) {
  return (
    <div className={classes.person}>
      {isOurs && (
        <GoalScorerButton
          label={label}
          placeholder="Wybierz zawodnika"
          title={label}
          players={players}
          playerId={playerId}
          onPick={(id) => onChange({ playerId: id, name: '' })}
          onPicking={onPicking}
        />
      )}
      {playerId !== null && isOurs ? (
        <Button variant="subtle" color="gray" onClick={() => onChange({ playerId: null, name: '' })}>
          Usuń wybór
        </Button>
      ) : (
        <TextInput
          label={isOurs ? 'albo nazwisko spoza kadry' : label}
          placeholder="Nieznane"
          maxLength={EVENT_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ playerId: null, name: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
