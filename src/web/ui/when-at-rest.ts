import { logFailure } from '#web/api/log.ts'

/** By then the first screen is surely drawn; a page that is never idle, or a browser that cannot tell, goes by it. */
const AT_LATEST_MS = 1_500

const idle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS })
        return () => cancelIdleCallback(handle)
      }
    : (run) => {
        const timer = setTimeout(run, AT_LATEST_MS)
        return () => clearTimeout(timer)
      }

/**
 * A browser remembers a module that could not be fetched as broken for good, so none is asked for without a network,
 * unless the service worker answers: it has them all.
 */
function onceAtHand(run: () => void): () => void {
  if (navigator.onLine || navigator.serviceWorker?.controller) {
    run()
    return () => {}
  }
  window.addEventListener('online', run, { once: true })
  return () => window.removeEventListener('online', run)
}

/** Fetches a part of the app before it is needed: at the pitch side the connection may be gone by then. */
export function whenAtRest(load: () => Promise<unknown>): () => void {
  let stopWaiting = () => {}
  const stopIdle = idle(() => {
    stopWaiting = onceAtHand(() => {
      load().catch((error: unknown) => logFailure('Nie udało się wczytać części aplikacji', error))
    })
  })
  return () => {
    stopIdle()
    stopWaiting()
  }
}
