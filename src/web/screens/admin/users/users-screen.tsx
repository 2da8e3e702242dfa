import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { useUsers } from '#web/api/users.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { CreateUserDrawer } from './create-user-drawer.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDrawer } from './edit-user-drawer.tsx'
import { UserList } from './user-list.tsx'

type Task = { kind: 'create' } | { kind: 'edit' | 'delete'; user: User } | null

export function UsersScreen() {
  const users = useUsers()
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  return (
    <>
      <ScreenHeading
        order={2}
        title="Zarządzanie Użytkownikami"
        action={
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setTask({ kind: 'create' })}>
            Dodaj użytkownika
          </Button>
        }
      />
      <Loaded
        query={users}
        failure="Nie udało się pobrać listy użytkowników"
        skeleton={<ListSkeleton label="Wczytywanie użytkowników" />}
      >
        {(all) => (
          <UserList
            users={all}
            onEdit={(user) => setTask({ kind: 'edit', user })}
            onDelete={(user) => setTask({ kind: 'delete', user })}
          />
        )}
      </Loaded>
      <CreateUserDrawer opened={task?.kind === 'create'} onClose={close} />
      <EditUserDrawer user={task?.kind === 'edit' ? task.user : null} onClose={close} />
      <DeleteUserDialog user={task?.kind === 'delete' ? task.user : null} onClose={close} />
    </>
  )
}
