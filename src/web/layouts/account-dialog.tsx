import '#web/ui/dialog-styles.ts'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Button, Group, Modal, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { changePasswordForm, changePasswordRequest } from '#contract/own-password.ts'
import type { User } from '#contract/user.ts'
import { changePassword } from '#web/api/own-password.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { OwnSessions } from './own-sessions.tsx'

interface AccountDialogProps {
  opened: boolean
  user: User
  onClose: () => void
}

export function AccountDialog({ opened, user, onClose }: AccountDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Twoje konto">
      <Text mb="md">
        Zalogowano jako <strong>{user.username}</strong>
      </Text>
      <PasswordForm user={user} onDone={onClose} />
      <OwnSessions />
    </Modal>
  )
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const save = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toastSuccess('Hasło zmienione', 'Na innych urządzeniach trzeba się zalogować ponownie.')
      onDone()
    },
    onError: (error) => tellFailure('Błąd zmiany hasła', error),
  })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(changePasswordForm, { sync: true }),
  })
  const submit = (values: typeof form.values) => save.mutate(changePasswordRequest.parse(values))
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstInvalid(form))}>
      <Stack gap="md">
        <Title order={3} size="h5">
          Zmień hasło
        </Title>
        {/* A password manager stores the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordInput
          label="Obecne hasło"
          autoComplete="current-password"
          data-autofocus
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          form={form}
          name="newPassword"
          label="Nowe hasło"
          confirmLabel="Potwierdź nowe hasło"
          username={() => user.username}
        />
      </Stack>
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Anuluj
        </Button>
        <Button type="submit" loading={save.isPending}>
          Zmień hasło
        </Button>
      </Group>
    </form>
  )
}
