import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { DeleteOpponentDialog } from './delete-opponent-dialog.tsx'
import { OpponentForm } from './opponent-form.tsx'
import { OpponentList } from './opponent-list.tsx'

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; opponent: Opponent } | null

export function OpponentsScreen() {
  const opponents = useOpponents()
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const isFormOpen = task?.kind === 'add' || task?.kind === 'edit'
  return (
    <>
      <ScreenHeading
        order={2}
        title="Zarządzanie przeciwnikami"
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={isFormOpen}
            onClick={() => setTask({ kind: 'add' })}
          >
            Dodaj przeciwnika
          </Button>
        }
      />
      {task?.kind === 'add' && <OpponentForm onDone={close} />}
      {task?.kind === 'edit' && <OpponentForm key={task.opponent.id} opponent={task.opponent} onDone={close} />}
      <Loaded
        query={opponents}
        failure="Błąd pobierania przeciwników"
        skeleton={<ListSkeleton label="Wczytywanie przeciwników" />}
      >
        {(all) => (
          <OpponentList
            opponents={all}
            isLocked={isFormOpen}
            onEdit={(opponent) => setTask({ kind: 'edit', opponent })}
            onDelete={(opponent) => setTask({ kind: 'delete', opponent })}
          />
        )}
      </Loaded>
      <DeleteOpponentDialog opponent={task?.kind === 'delete' ? task.opponent : null} onClose={close} />
    </>
  )
}
