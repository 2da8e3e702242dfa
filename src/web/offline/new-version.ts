import { create } from 'zustand'
import { takeOver } from './take-over.ts'

interface NewVersion {
  /** Put off by the person until the next start. */
  isOffered: boolean
  /** The old worker finishes what it has under way; on a bad line that takes seconds. */
  isTaken: boolean
}

export const useNewVersion = create<NewVersion>(() => ({ isOffered: false, isTaken: false }))

let waiting: ServiceWorker | null = null

export function offerNewVersion(worker: ServiceWorker | null): void {
  waiting = worker
  useNewVersion.setState({ isOffered: true })
}

export const putOffNewVersion = (): void => useNewVersion.setState({ isOffered: false })

export async function takeNewVersion(): Promise<void> {
  useNewVersion.setState({ isTaken: true })
  if (waiting) await takeOver(waiting)
  window.location.reload()
}
