import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ROLES, type Role } from '#domain/club/staff.ts'
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx'
import { ROLE_NAMES } from './role-names.ts'

export interface UserFormValues {
  username: string
  password: string
  confirmPassword: string
  role: Role
}

interface UserFieldsProps {
  form: UseFormReturnType<UserFormValues>
  passwordLabel: string
  passwordHint?: string
}

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))

export function UserFields({ form, passwordLabel, passwordHint }: UserFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="Nazwa użytkownika"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <NewPasswordFields
        form={form}
        name="password"
        label={passwordLabel}
        confirmLabel="Potwierdź hasło"
        hint={passwordHint}
        username={() => form.getValues().username}
      />
      <NativeSelect label="Rola" size="md" data={ROLE_OPTIONS} key={form.key('role')} {...form.getInputProps('role')} />
    </Stack>
  )
}
