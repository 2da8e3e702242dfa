import { toastFailure } from '#web/ui/toast.tsx'

export const mustSignIn = (what: 'pozycje zawodników' | 'ustawienia'): void =>
  toastFailure('Musisz być zalogowany', `Zaloguj się, aby zapisać ${what}`)
