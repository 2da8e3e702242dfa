import { Button, Group } from '@mantine/core'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { useLedToList } from '#web/first-steps/led-to-list.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { DeleteOpponentDialog } from './delete-opponent-dialog.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { OpponentForm } from './opponent-form.tsx'
import { OpponentList } from './opponent-list.tsx'
import classes from './opponents-screen.module.css'

type Task = { kind: 'add' | 'import' } | { kind: 'edit' | 'delete'; opponent: Opponent } | null

export function OpponentsScreen() {
  const opponents = useOpponents()
  const isLedToList = useLedToList()
  const [task, setTask] = useState<Task>(isLedToList ? { kind: 'import' } : null)
  const close = () => setTask(null)
  const isFormOpen = task?.kind === 'add' || task?.kind === 'edit'
  return (
    <>
      <ScreenHeading
        order={2}
        title="Zarządzanie przeciwnikami"
        action={
          <Group gap="xs" wrap="nowrap" className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconClipboardText size={18} aria-hidden />}
              disabled={isFormOpen || !opponents.data}
              onClick={() => setTask({ kind: 'import' })}
            >
              Wklej listę
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={isFormOpen}
              onClick={() => setTask({ kind: 'add' })}
            >
              Dodaj przeciwnika
            </Button>
          </Group>
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
      <ImportDialog opened={task?.kind === 'import'} opponents={opponents.data ?? []} onClose={close} />
      <DeleteOpponentDialog opponent={task?.kind === 'delete' ? task.opponent : null} onClose={close} />
    </>
  )
}
