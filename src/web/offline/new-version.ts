import { create } from 'zustand'

interface NewVersion {
  /** Put off by the person until the next start. */
  isOffered: boolean
}

export const useNewVersion = create<NewVersion>(() => ({ isOffered: false }))

let waiting: ServiceWorker | null = null

export function offerNewVersion(worker: ServiceWorker | null): void {
  waiting = worker
  useNewVersion.setState({ isOffered: true })
}

export const putOffNewVersion = (): void => useNewVersion.setState({ isOffered: false })

/** The page is loaded anew once the new worker has taken over. */
export function takeNewVersion(): void {
  if (!waiting) {
    window.location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ order: 'take-over' })
}
