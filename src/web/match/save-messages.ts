import type { SharedMatchKey } from '#domain/club/settings.ts'
import { hasStatus } from '#web/api/http-error.ts'
import type { SyncEvent } from '#web/match-store/shared-sync.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const NOT_SAVED: Record<SharedMatchKey, readonly [title: string, message: string]> = {
  lineup_positions_global: ['Błąd zapisywania', 'Nie udało się zapisać pozycji zawodników'],
  lineup_settings_global: ['Błąd', 'Nie udało się zapisać stanu timera meczu'],
  scorer_settings_global: ['Błąd zapisywania', 'Nie udało się zapisać ustawień strzelca'],
  result_settings_global: ['Błąd zapisywania', 'Nie udało się zapisać ustawień wyniku'],
}

export const mustSignIn = (what: 'pozycje zawodników' | 'ustawienia'): void =>
  toastFailure('Musisz być zalogowany', `Zaloguj się, aby zapisać ${what}`)

export function tellOfSync(event: SyncEvent): void {
  if (event.kind === 'clock-changed-elsewhere') {
    const who = event.theirs?.updatedBy ?? 'inna osoba'
    toastSuccess('Zegar zmienił się w międzyczasie', `Zmiana: ${who}. Pokazujemy aktualny stan.`)
  }
  if (event.kind !== 'failed') return
  if (hasStatus(event.error, 401)) {
    mustSignIn(event.key === 'lineup_positions_global' ? 'pozycje zawodników' : 'ustawienia')
    return
  }
  const [title, message] = NOT_SAVED[event.key]
  toastFailure(title, event.isOutage ? `${message}. Zmiany są bezpieczne w przeglądarce i wyślą się same.` : message)
}

const CONFIRMATION_DELAY_MS = 1_500
const CONFIRMATION_MS = 2_000
let confirmation: ReturnType<typeof setTimeout> | undefined

/** Said after a save that somebody asked for. What is shared by all is said at once, and confirmed a moment later. */
export function tellSaved(title: 'Pozycje zapisane' | 'Ustawienia zapisane'): void {
  toastSuccess(title, 'Inne osoby mogą teraz zobaczyć i zmienić te ustawienia.')
  clearTimeout(confirmation)
  confirmation = setTimeout(
    () => toastSuccess('Zapis potwierdzony', 'Wszyscy zalogowani widzą ten sam stan.', CONFIRMATION_MS),
    CONFIRMATION_DELAY_MS,
  )
}
