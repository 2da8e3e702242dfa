import { create } from 'zustand'
import { TROUBLE_HEADER, type Trouble, trouble as troubleSchema } from '#contract/error.ts'
import { NetworkError } from './http-error.ts'
import { LAST_KNOWN_HEADER } from './last-known-header.ts'

/** The settings are asked for every few seconds, so they tell soonest that the server is gone. */
const PULSE = 'GET /api/settings'

interface Connection {
  /** Nothing newer than the last known state can be had at the moment. */
  isAway: boolean
  /** The settings on this page are those of an earlier visit. */
  hasOldSettings: boolean
  /** The server answers, and says that something of its own is out of order. */
  trouble: Trouble | null
}

export const useConnection = create<Connection>(() => ({ isAway: false, hasOldSettings: false, trouble: null }))

function change(next: Partial<Connection>): void {
  const now = useConnection.getState()
  if (Object.entries(next).some(([key, value]) => now[key as keyof Connection] !== value)) useConnection.setState(next)
}

const answeredHere = new Set<string>()

/** A read that succeeds says nothing of the room on the disk; a change that does says that there is some. */
function troubleAfter(call: string, response: Response): Trouble | null {
  const told = troubleSchema.safeParse(response.headers.get(TROUBLE_HEADER)).data
  if (told) return told
  const { trouble } = useConnection.getState()
  const clears = response.ok && (trouble === 'database' || !call.startsWith('GET '))
  return clears ? null : trouble
}

/**
 * `call` is the method and the path. A page begins with the last known answer. Once it had the server's own, an older one
 * must not take its place.
 */
export function noteAnswer(call: string, response: Response): void {
  if (!response.headers.has(LAST_KNOWN_HEADER)) {
    // Pieces of photos are thousands of addresses, and only what is read has a last known answer.
    if (call.startsWith('GET ')) answeredHere.add(call)
    const trouble = troubleAfter(call, response)
    change(
      call === PULSE && response.ok ? { isAway: false, hasOldSettings: false, trouble } : { isAway: false, trouble },
    )
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
