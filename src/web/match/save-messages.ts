import { cellName } from '#domain/match/cell-words.ts'
import { hasStatus } from '#web/api/http-error.ts'
import type { SyncEvent } from '#web/match-store/sync-event.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { mustSignIn } from './must-sign-in.ts'

/** As the screens are cut; what failed is told in the words of the screen that it belongs to. */
export type MatchPart = 'positions' | 'clock' | 'scorer' | 'result'

const NOT_SAVED: Record<MatchPart, readonly [title: string, message: string]> = {
  positions: ['Błąd zapisywania', 'Nie udało się zapisać pozycji zawodników'],
  clock: ['Błąd', 'Nie udało się zapisać stanu timera meczu'],
  scorer: ['Błąd zapisywania', 'Nie udało się zapisać ustawień strzelca'],
  result: ['Błąd zapisywania', 'Nie udało się zapisać ustawień wyniku'],
}

/** After a save that somebody asked for and the server could not be reached. */
export function tellNotSaved(part: MatchPart): void {
  const [title, message] = NOT_SAVED[part]
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

const SCORER_CELLS = ['isOpponentGoal', 'selectedScorer', 'shownGoal', 'template:goal']
const RESULT_CELLS = ['isHalfTime', 'extraGoals', 'ruling', 'shootout', 'template:result']

function partOf(cell: string | undefined): MatchPart {
  if (cell === 'clock') return 'clock'
  if (cell !== undefined && SCORER_CELLS.includes(cell)) return 'scorer'
  const isResult = cell !== undefined && (RESULT_CELLS.includes(cell) || cell.startsWith('event:'))
  return isResult ? 'result' : 'positions'
}

export function tellOfSync(event: SyncEvent): void {
  if (event.kind === 'clock-changed-elsewhere') {
    toastSuccess('Zegar zmienił się w międzyczasie', `Zmiana: ${event.by ?? 'inna osoba'}. Pokazujemy aktualny stan.`)
  }
  if (event.kind === 'lost') {
    const what = event.cells.map(cellName).join(', ')
    toastSuccess('Twoja zmiana została zastąpiona', `${what}. Zmiana: ${event.by ?? 'inna osoba'}.`)
  }
  if (event.kind === 'match-gone') toastFailure('Tego meczu już nie ma', 'Administrator usunął go w międzyczasie.')
  // The bar says that changes wait. A red toast beside "Gol zapisany" would say that the goal is lost.
  if (event.kind !== 'failed' || event.isOutage) return
  const part = partOf(event.cells[0])
  if (hasStatus(event.error, 401)) {
    mustSignIn(part === 'positions' ? 'pozycje zawodników' : 'ustawienia')
    return
  }
  const [title, message] = NOT_SAVED[part]
  tellFailed(title, message)
}
