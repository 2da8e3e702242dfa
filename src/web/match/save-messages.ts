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
  // The bar says that changes wait. A red toast beside "Gol zapisany" would say that the goal is lost.
  if (event.kind !== 'failed' || event.isOutage) return
  if (hasStatus(event.error, 401)) {
    mustSignIn(event.key === 'lineup_positions_global' ? 'pozycje zawodników' : 'ustawienia')
    return
  }
  const [title, message] = NOT_SAVED[event.key]
  tellFailed(title, message)
}

/** After a save that somebody asked for and the server could not be reached. */
export function tellNotSaved(key: SharedMatchKey): void {
  const [title, message] = NOT_SAVED[key]
  tellFailed(title, `${message}. Zmiany są bezpieczne w przeglądarce i wyślą się same.`)
}

const CONFIRMATION_DELAY_MS = 1_500
const CONFIRMATION_MS = 2_000
let confirmation: ReturnType<typeof setTimeout> | undefined

/** The save before is not confirmed any more: that would take the place of this, and say the contrary. */
function tellFailed(title: string, message: string): void {
  clearTimeout(confirmation)
  toastFailure(title, message)
}

/** Said after a save that somebody asked for. What is shared by all is said at once, and confirmed a moment later. */
export function tellSaved(title: 'Pozycje zapisane' | 'Ustawienia zapisane'): void {
  toastSuccess(title, 'Inne osoby mogą teraz zobaczyć i zmienić te ustawienia.')
  clearTimeout(confirmation)
  confirmation = setTimeout(
    () => toastSuccess('Zapis potwierdzony', 'Wszyscy zalogowani widzą ten sam stan.', CONFIRMATION_MS),
    CONFIRMATION_DELAY_MS,
  )
}
