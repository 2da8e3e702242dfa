/** What several tabs of one browser share, so that each does not do it for itself. */

/** Runs `work` while no other tab runs its own under the same name. */
export async function aloneAmongTabs(name: string, work: () => Promise<void>): Promise<void> {
  // Pages over plain HTTP have no locks; there two tabs may send the same graphic, which the server records once.
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}

/** `hasWaited`: another tab did it until now, or nobody did while this one was hidden. */
type Start = (hasWaited: boolean) => () => void

interface Held {
  name: string
  start: Start
  onFault(error: unknown): void
}

/** After a reload the page before gives the lock up a moment later; that is no wait in which anything was missed. */
const WAIT_MS = 3_000

/** The returned function gives the lock up, or stops waiting for it. */
function whileHolding({ name, start, onFault }: Held, wasHidden: boolean): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const since = Date.now()
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = start(wasHidden || Date.now() - since > WAIT_MS)
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) onFault(error)
  })
  return () => leaving.abort()
}

/**
 * Runs in one visible tab at a time, and never in a hidden one, which a phone may freeze in the middle. Over plain HTTP,
 * where there are no locks, in every visible tab.
 */
export function inOneVisibleTab(held: Held): () => void {
  let stop: (() => void) | null = null
  let wasHidden = false
  const leave = () => {
    stop?.()
    stop = null
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      wasHidden = true
      leave()
    } else stop ??= navigator.locks ? whileHolding(held, wasHidden) : held.start(wasHidden)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    leave()
  }
}

export const tabChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
