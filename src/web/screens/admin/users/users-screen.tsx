import { Button, Paper, Skeleton, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { useUsers } from '#web/api/users.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
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
      {users.data ? (
        <UserList
          users={users.data}
          onEdit={(user) => setTask({ kind: 'edit', user })}
          onDelete={(user) => setTask({ kind: 'delete', user })}
        />
      ) : users.error ? (
        <LoadFailure
          title="Nie udało się pobrać listy użytkowników"
          message={serverMessage(users.error)}
          onRetry={() => void users.refetch()}
          isRetrying={users.isFetching}
        />
      ) : (
        <UserListSkeleton />
      )}
      <CreateUserDrawer opened={task?.kind === 'create'} onClose={close} />
      <EditUserDrawer user={task?.kind === 'edit' ? task.user : null} onClose={close} />
      <DeleteUserDialog user={task?.kind === 'delete' ? task.user : null} onClose={close} />
    </>
  )
}

function UserListSkeleton() {
  return (
    <Paper p="lg" role="status" aria-label="Wczytywanie użytkowników">
      <Stack>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    </Paper>
  )
}
