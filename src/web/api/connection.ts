import { create } from 'zustand'
import { NetworkError } from './http-error.ts'
import { LAST_KNOWN_HEADER } from './last-known-header.ts'

/** The settings are asked for every few seconds, so they tell soonest that the server is gone. */
const PULSE = 'GET /api/settings'

interface Connection {
  /** Nothing newer than the last known state can be had at the moment. */
  isAway: boolean
  /** The settings on this page are those of an earlier visit. */
  hasOldSettings: boolean
}

export const useConnection = create<Connection>(() => ({ isAway: false, hasOldSettings: false }))

function change(next: Partial<Connection>): void {
  const now = useConnection.getState()
  if (Object.entries(next).some(([key, value]) => now[key as keyof Connection] !== value)) useConnection.setState(next)
}

const answeredHere = new Set<string>()

/**
 * `call` is the method and the path. A page begins with the last known answer. Once it had the server's own, an older one
 * must not take its place.
 */
export function noteAnswer(call: string, response: Response): void {
  if (!response.headers.has(LAST_KNOWN_HEADER)) {
    answeredHere.add(call)
    change(call === PULSE ? { isAway: false, hasOldSettings: false } : { isAway: false })
    return
  }
  noteSilence(call)
  if (answeredHere.has(call)) throw new NetworkError('only the last known answer')
  if (call === PULSE) change({ hasOldSettings: true })
}

export function noteSilence(call: string): void {
  if (call === PULSE) change({ isAway: true })
}

/** The device itself knows first that it has no network; that it has one again says nothing of the server yet. */
export function watchNetwork(probe: () => void): () => void {
  const onLost = () => change({ isAway: true })
  if (!navigator.onLine) onLost()
  window.addEventListener('offline', onLost)
  window.addEventListener('online', probe)
  return () => {
    window.removeEventListener('offline', onLost)
    window.removeEventListener('online', probe)
  }
}
