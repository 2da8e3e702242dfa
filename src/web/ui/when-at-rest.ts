import { logFailure } from '#web/api/log.ts'

/** Browsers without idle callbacks get a moment in which the first screen is surely drawn. */
const WITHOUT_IDLE_MS = 1_500

const idle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const handle = requestIdleCallback(run)
        return () => cancelIdleCallback(handle)
      }
    : (run) => {
        const timer = setTimeout(run, WITHOUT_IDLE_MS)
        return () => clearTimeout(timer)
      }

/** Fetches a part of the app before it is needed: at the pitch side the connection may be gone by then. */
export function whenAtRest(load: () => Promise<unknown>): () => void {
  return idle(() => void load().catch((error: unknown) => logFailure('Nie udało się wczytać części aplikacji', error)))
}
