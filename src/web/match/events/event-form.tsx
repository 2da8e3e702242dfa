import { Button, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import { likeKinds } from '#domain/match/events/like-kinds.ts'
import {
  EVENT_KINDS,
  EVENT_NOTE_MAX,
  type EventKind,
  isGoal,
  type MatchEvent,
} from '#domain/match/events/match-event.ts'
import { editMatchEvent } from '#web/match-store/events.ts'
import { GoalMinuteField } from '../goal-minute-field.tsx'
import { changeOf, draftOf, type EventDraft } from './event-draft.ts'
import classes from './event-form.module.css'
import { EventPerson } from './event-person.tsx'
import { EventPlace } from './event-place.tsx'

interface EventFormProps {
  event: MatchEvent
  players: readonly Player[]
  onPicking: (isPicking: boolean) => void
  onDone: () => void
}

const SIDES = [
  { value: 'ours', label: 'Nasi' },
  { value: 'theirs', label: 'Rywale' },
]
const OTHERS = { assist: 'Asysta', comesOn: 'Kto wchodzi' } as const

const personLabel = (kind: EventKind): string => {
  if (kind === 'substitution') return 'Kto schodzi'
  return isGoal({ kind }) ? 'Strzelec' : 'Zawodnik'
}

export function EventForm({ event, players, onPicking, onDone }: EventFormProps) {
  // As it was when the form was opened: what somebody else puts right meanwhile is no change of this form.
  const [before] = useState(event)
  const [draft, setDraft] = useState(() => draftOf(before))
  const change = (part: Partial<EventDraft>) => setDraft((old) => ({ ...old, ...part }))
  const { kind, playerSide } = draft
  const kinds = likeKinds(event.kind)
  const isOurs = playerSide === 'ours'
  const { other } = EVENT_KINDS[kind]
  const save = (submitted: FormEvent) => {
    submitted.preventDefault()
    editMatchEvent(event.id, changeOf(before, draft))
    onDone()
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="md">
        <div className={classes.head}>
          <GoalMinuteField value={draft.minute} onChange={(minute) => change({ minute })} />
          {kinds.length > 1 && (
            <NativeSelect
              label="Rodzaj"
              data={kinds.map((value) => ({ value, label: EVENT_NAMES[value] }))}
              value={kind}
              onChange={(chosen) => change({ kind: chosen.currentTarget.value as EventKind })}
            />
          )}
        </div>
        {kind !== 'note' && (
          <>
            <SegmentedControl
              fullWidth
              size="md"
              aria-label="Czyj zawodnik"
              data={SIDES}
              value={playerSide}
              onChange={(side) => change({ playerSide: side as EventDraft['playerSide'] })}
            />
            {kind === 'ownGoal' && (
              <Text size="sm" c="dimmed">
                Gol liczy się dla {isOurs ? 'rywali' : 'nas'}.
              </Text>
            )}
            <EventPerson
              label={personLabel(kind)}
              isOurs={isOurs}
              players={players}
              playerId={draft.playerId}
              name={draft.name}
              onChange={change}
              onPicking={onPicking}
            />
          </>
        )}
        {other && (
          <EventPerson
            label={OTHERS[other]}
            isOurs={isOurs}
            players={players}
            playerId={draft.otherId}
            name={draft.otherName}
            onChange={({ playerId, name }) => change({ otherId: playerId, otherName: name })}
            onPicking={onPicking}
          />
        )}
        <Textarea
          label="Notatka"
          autosize
          minRows={1}
          maxRows={5}
          maxLength={EVENT_NOTE_MAX}
          value={draft.note}
          onChange={(typed) => change({ note: typed.currentTarget.value })}
        />
        <EventPlace event={event} players={players} onTakenBack={onDone} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onDone}>
            Anuluj
          </Button>
          <Button type="submit">Zapisz</Button>
        </div>
      </Stack>
    </form>
  )
}
