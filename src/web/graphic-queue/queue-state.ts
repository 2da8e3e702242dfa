import { createStore } from 'zustand/vanilla'
import type { QueuedGraphic } from './queued-graphic.ts'

export interface QueueState {
  graphics: readonly QueuedGraphic[]
  /** Share of those on their way that have got there; null: none is on its way. */
  progress: number | null
  /** Why the last try did not get through; null while the way is free. */
  outage: unknown
  /** Of those that went to the server while this page was open, by id. */
  addresses: Readonly<Record<string, string>>
}

export const NOTHING_QUEUED: QueueState = { graphics: [], progress: null, outage: null, addresses: {} }

export const newQueueState = () => createStore<QueueState>(() => NOTHING_QUEUED)

/** Of the one queue of this page. Apart from it: a screen asks for it at once, the queue itself comes when the page is at rest. */
export const queueState = newQueueState()
