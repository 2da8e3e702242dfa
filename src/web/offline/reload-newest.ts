import { logFailure } from '#web/api/log.ts'
import { takeOver } from './take-over.ts'

const whenInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', settle)
    settle()
  })

/** Loads the page anew, in the newest version there is: the worker would give the old one once more. */
export async function reloadNewest(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.update()
    if (registration?.installing) await whenInstalled(registration.installing)
    if (registration?.waiting) await takeOver(registration.waiting)
  } catch (error) {
    logFailure('Nie udało się pobrać nowej wersji', error)
  }
  window.location.reload()
}
