import '#web/ui/dialog-styles.ts'
import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Player } from '#contract/player.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { tidyMinute } from '#web/match/goal-minute.ts'
import { GoalMinuteField } from '#web/match/goal-minute-field.tsx'
import { GoalScorerButton } from '#web/match/goal-scorer-button.tsx'
import { editMatchEvent, recordMatchEvent } from '#web/match-store/events.ts'
import { offeredMinute } from '#web/match-store/goals.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import classes from './scorer-dialog.module.css'

export type GoalTask = { kind: 'add'; isOpponent: boolean } | { kind: 'edit'; entry: ScorerEntry }

interface ScorerDialogProps {
  task: GoalTask | null
  players: readonly Player[]
  onClose: () => void
  onDelete: (goalId: string) => void
  /** The question about deleting is open over the dialog. */
  isAsking: boolean
}

const titleOf = (task: GoalTask): string => {
  if (task.kind === 'edit') return 'Edytuj gola'
  return task.isOpponent ? 'Dodaj gola przeciwnika' : 'Dodaj strzelca'
}

export function ScorerDialog({ task, players, onClose, onDelete, isAsking }: ScorerDialogProps) {
  const [isPicking, setPicking] = useState(false)
  return (
    <Modal
      opened={task !== null}
      onClose={onClose}
      title={task && titleOf(task)}
      closeOnEscape={!isPicking && !isAsking}
    >
      {task && <ScorerForm task={task} players={players} onDone={onClose} onDelete={onDelete} onPicking={setPicking} />}
    </Modal>
  )
}

interface ScorerFormProps {
  task: GoalTask
  players: readonly Player[]
  onDone: () => void
  onDelete: (goalId: string) => void
  onPicking: (isPicking: boolean) => void
}

function ScorerForm({ task, players, onDone, onDelete, onPicking }: ScorerFormProps) {
  const edited = task.kind === 'edit' ? task.entry : null
  const isOpponent = task.kind === 'edit' ? task.entry.isOpponent : task.isOpponent
  const [playerId, setPlayerId] = useState(edited?.playerId ?? null)
  const [minute, setMinute] = useState(() => edited?.minute ?? offeredMinute(matchNow()))
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpponent && playerId === null) {
      toastFailure('Brak strzelca', 'Wybierz strzelca bramki')
      return
    }
    const said = tidyMinute(minute) || edited?.minute || offeredMinute(matchNow())
    if (edited) editMatchEvent(edited.id, { minute: said, playerId })
    else recordMatchEvent({ kind: 'goal', side: isOpponent ? 'theirs' : 'ours', playerId, minute: said })
    onDone()
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="md">
        {!isOpponent && (
          <GoalScorerButton players={players} playerId={playerId} onPick={setPlayerId} onPicking={onPicking} />
        )}
        <GoalMinuteField value={minute} onChange={setMinute} />
        <div className={classes.buttons}>
          {edited && (
            <Button variant="subtle" color="red" className={classes.delete} onClick={() => onDelete(edited.id)}>
              Usuń gola
            </Button>
          )}
          <Button variant="default" onClick={onDone}>
            Anuluj
          </Button>
          <Button type="submit">{edited ? 'Zapisz' : 'Dodaj'}</Button>
        </div>
      </Stack>
    </form>
  )
}
