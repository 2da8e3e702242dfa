import { Button, Drawer, Group } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { createUserForm, createUserRequest } from '#contract/account.ts'
import { useCreateUser } from '#web/api/users.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { UserFields, type UserFormValues } from './user-fields.tsx'

interface CreateUserDrawerProps {
  opened: boolean
  onClose: () => void
}

export function CreateUserDrawer({ opened, onClose }: CreateUserDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Dodaj nowego użytkownika">
      <CreateUserForm onDone={onClose} />
    </Drawer>
  )
}

function CreateUserForm({ onDone }: { onDone: () => void }) {
  const create = useCreateUser()
  const form = useForm<UserFormValues>({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', confirmPassword: '', role: 'user' },
    validate: schemaResolver(createUserForm, { sync: true }),
  })
  const submit = (values: UserFormValues) =>
    create.mutate(createUserRequest.parse(values), {
      onSuccess: () => {
        toastSuccess('Użytkownik utworzony pomyślnie')
        onDone()
      },
      onError: (error) => tellFailure('Błąd podczas tworzenia użytkownika', error),
    })
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstInvalid(form))}>
      <UserFields form={form} passwordLabel="Hasło" />
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Anuluj
        </Button>
        <Button type="submit" loading={create.isPending}>
          Utwórz użytkownika
        </Button>
      </Group>
    </form>
  )
}
