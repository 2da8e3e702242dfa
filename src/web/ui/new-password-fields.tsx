import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ChangeEvent, useState } from 'react'
import { PASSWORD_MIN } from '#domain/club/staff.ts'
import { passwordWeakness } from '#domain/club/weak-password.ts'
import { PasswordHint } from './password-hint.tsx'

export const PASSWORD_HINT = `Minimum ${PASSWORD_MIN} znaków`

interface NewPasswordFieldsProps<Values> {
  form: UseFormReturnType<Values>
  /** The field of the password; the other one is `confirmPassword`. */
  name: keyof Values & string
  label: string
  confirmLabel: string
  hint?: string
  /** Whose password it is: one that contains the name is weak. */
  username: () => string
}

/** A new password, and again. */
export function NewPasswordFields<Values extends { confirmPassword: string }>({
  form,
  name,
  label,
  confirmLabel,
  hint = PASSWORD_HINT,
  username,
}: NewPasswordFieldsProps<Values>) {
  const [typed, setTyped] = useState('')
  const input = form.getInputProps(name)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    input.onChange(event)
  }
  return (
    <>
      <PasswordInput
        label={label}
        description={<PasswordHint hint={hint} weakness={passwordWeakness(typed, username())} />}
        autoComplete="new-password"
        key={form.key(name)}
        {...input}
        onChange={type}
      />
      <PasswordInput
        label={confirmLabel}
        autoComplete="new-password"
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  )
}
