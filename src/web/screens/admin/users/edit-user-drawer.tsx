import { Button, Drawer, Group } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { editUserForm, updateUserRequest } from '#contract/account.ts'
import type { User } from '#contract/user.ts'
import { useUpdateUser } from '#web/api/users.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { PASSWORD_HINT } from '#web/ui/new-password-fields.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { UserFields, type UserFormValues } from './user-fields.tsx'

interface EditUserDrawerProps {
  user: User | null
  onClose: () => void
}

export function EditUserDrawer({ user, onClose }: EditUserDrawerProps) {
  return (
    <Drawer opened={user !== null} onClose={onClose} title="Edytuj użytkownika">
      {user && <EditUserForm key={user.id} user={user} onDone={onClose} />}
    </Drawer>
  )
}

function EditUserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const update = useUpdateUser()
  const form = useForm<UserFormValues>({
    mode: 'uncontrolled',
    initialValues: { username: user.username, password: '', confirmPassword: '', role: user.role },
    validate: schemaResolver(editUserForm, { sync: true }),
  })
  const submit = (values: UserFormValues) =>
    update.mutate(
      { id: user.id, change: updateUserRequest.parse(values) },
      {
        onSuccess: () => {
          toastSuccess('Użytkownik zaktualizowany')
          onDone()
        },
        onError: (error) => tellFailure('Błąd podczas aktualizacji użytkownika', error),
      },
    )
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstInvalid(form))}>
      <UserFields
        form={form}
        passwordLabel="Nowe hasło"
        passwordHint={`Zostaw puste, aby nie zmieniać. ${PASSWORD_HINT}`}
      />
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Anuluj
        </Button>
        <Button type="submit" loading={update.isPending}>
          Zapisz zmiany
        </Button>
      </Group>
    </form>
  )
}
