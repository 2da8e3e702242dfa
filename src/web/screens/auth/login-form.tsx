import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { loginRequest } from '#contract/account.ts'
import { login } from '#web/api/session.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { useSignIn } from './use-sign-in.ts'

export function LoginForm() {
  const signIn = useSignIn({ send: login, success: 'Logowanie pomyślne', failure: 'Błąd logowania' })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(loginRequest, { sync: true }),
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => signIn.mutate(loginRequest.parse(values)), focusFirstInvalid(form))}
    >
      <Stack gap="md">
        <TextInput
          label="Nazwa użytkownika"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Hasło"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth mt="xs" loading={signIn.isPending}>
          Zaloguj się
        </Button>
      </Stack>
    </form>
  )
}
