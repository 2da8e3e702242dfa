const FIRST_MS = 1_000
const LONGEST_MS = 20_000

/** Ends early when it is called off, or with the device's word that it has a network again, where that is waited for. */
function pause(ms: number, signal: AbortSignal, isForNetwork: boolean): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', go)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    signal.addEventListener('abort', go)
    if (isForNetwork) window.addEventListener('online', go)
  })
}

export interface Pauses {
  /** Until the device says that it has a network again, or it is time to try whether the server is there. */
  untilLine(tries: number, signal: AbortSignal): Promise<void>
  /** Until a service that failed is asked again. */
  ofService(ms: number, signal: AbortSignal): Promise<void>
}

export const pauses: Pauses = {
  untilLine: (tries, signal) => pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries), signal, true),
  ofService: (ms, signal) => pause(ms, signal, false),
}
