import { useState } from 'react'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import { EVENT_KINDS } from '#domain/match/events/match-event.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { GoalDone } from '../goal-done.tsx'
import { EventDone } from './event-done.tsx'
import { EventKinds } from './event-kinds.tsx'
import { EventNote } from './event-note.tsx'
import { ComingOn, EventPlayers } from './event-players.tsx'
import { type EventSteps, useEventSteps } from './event-steps.ts'

interface EventSheetProps {
  opened: boolean
  onClose: () => void
}

function titleOf({ step }: EventSteps): string {
  switch (step.at) {
    case 'kind':
      return 'Co się wydarzyło?'
    case 'player':
      return step.kind === 'substitution' ? 'Kto schodzi?' : EVENT_NAMES[step.kind]
    case 'comesOn':
      return 'Kto wchodzi?'
    case 'note':
      return EVENT_NAMES.note
    case 'done':
      return EVENT_KINDS[step.kind].isGoal ? 'Gol zapisany' : 'Zapisano'
  }
}

/** Whatever happens besides a plain goal, from every match-day screen. */
export function EventSheet({ opened, onClose }: EventSheetProps) {
  const catalogue = useCatalogue()
  const steps = useEventSteps()
  const [isAsking, setAsking] = useState(false)
  const [wasOpened, setWasOpened] = useState(opened)
  // Not when it has closed: reopened before that, it would still show the event before.
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) steps.begin()
  }
  const { step } = steps
  const { players } = catalogue
  const isGoalDone = step.at === 'done' && EVENT_KINDS[step.kind].isGoal
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={titleOf(steps)}
      width={isGoalDone ? '46rem' : step.at === 'player' || step.at === 'comesOn' ? '40rem' : '30rem'}
      isAsking={isAsking}
      // The sheet is lower by then: the second tap of an impatient finger falls beside it.
      closeOnClickOutside={step.at !== 'done'}
    >
      {step.at === 'kind' && <EventKinds onChoose={steps.choose} />}
      {step.at === 'player' && <EventPlayers kind={step.kind} players={players} steps={steps} />}
      {step.at === 'comesOn' && <ComingOn playerId={step.playerId} players={players} steps={steps} />}
      {step.at === 'note' && <EventNote onNote={steps.note} />}
      {step.at === 'done' &&
        (isGoalDone ? (
          <GoalDone goalId={step.id} catalogue={catalogue} onAsking={setAsking} onClose={onClose} />
        ) : (
          <EventDone
            id={step.id}
            pressed={step.kind}
            catalogue={catalogue}
            onAnotherChange={() => steps.choose('substitution')}
            onClose={onClose}
          />
        ))}
    </Sheet>
  )
}
