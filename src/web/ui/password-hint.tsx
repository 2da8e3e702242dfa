import { IconAlertTriangle } from '@tabler/icons-react'
import type { Weakness } from '#domain/club/weak-password.ts'
import classes from './password-hint.module.css'

/** Short: on a phone each is one line, like the hint in whose place it comes, so that nothing jumps. */
const WARNINGS: Record<Weakness, string> = {
  common: 'Bardzo częste hasło, łatwo je zgadnąć.',
  pattern: 'Powtórzenia i ciągi znaków łatwo zgadnąć.',
  username: 'Hasło zawiera nazwę użytkownika.',
  short: 'Bezpieczniejsze ma co najmniej 10 znaków.',
}

interface PasswordHintProps {
  hint: string
  weakness: Weakness | null
}

/** What is asked for; once a weak one is typed, a warning in its place. The password is taken all the same. */
export function PasswordHint({ hint, weakness }: PasswordHintProps) {
  return (
    <span aria-live="polite">
      {weakness === null ? (
        hint
      ) : (
        <span className={classes.warning}>
          <IconAlertTriangle size={16} className={classes.icon} aria-hidden />
          {WARNINGS[weakness]}
        </span>
      )}
    </span>
  )
}
