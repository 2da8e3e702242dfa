import { Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { registerForm, registerRequest } from '#contract/account.ts'
import { register } from '#web/api/session.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

export function RegisterForm() {
  const signIn = useSignIn({ send: register, success: 'Rejestracja pomyślna', failure: 'Błąd rejestracji' })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', confirmPassword: '' },
    validate: schemaResolver(registerForm, { sync: true }),
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => signIn.mutate(registerRequest.parse(values)), focusFirstInvalid(form))}
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
        <NewPasswordFields
          form={form}
          name="password"
          label="Hasło"
          confirmLabel="Potwierdź hasło"
          username={() => form.getValues().username}
        />
        <Button type="submit" fullWidth mt="xs" loading={signIn.isPending}>
          Zarejestruj się
        </Button>
      </Stack>
    </form>
  )
}
