import type { Db } from '#server/db/client.ts'
import { type Listener, startListener } from './listener.ts'
import { entriesAfter, type LiveEntry, logBounds } from './live-log.ts'

export const CATCH_UP_MS = 10_000

export interface Subscriber {
  /** The last entry this subscriber has seen; undefined: a newcomer, who wants only what follows. */
  since: number | undefined
  deliver(entries: LiveEntry[]): Promise<void>
  /** Called when something could not be told: the reader is to come back and ask from where he stood. */
  end(): void
  /** Called first, with the id from which the stream goes on; `missed`: what came before is gone from the log. */
  begin(position: number, missed: boolean): void
}

export interface LiveHub {
  subscribe(subscriber: Subscriber): Promise<() => void>
  /** Told of every batch before the subscribers are: caches drop what the entries name. */
  onEntries(watcher: (entries: LiveEntry[]) => void): void
  isConnected(): boolean
  close(): Promise<void>
}

/** Reads the log in order and hands each batch to every subscriber. One step at a time, so nothing falls between. */
export async function startLiveHub(db: Db, url: string, log: (message: string) => void): Promise<LiveHub> {
  const subscribers = new Set<Subscriber>()
  const watchers: Array<(entries: LiveEntry[]) => void> = []
  let position = (await logBounds(db)).newest
  let queue: Promise<unknown> = Promise.resolve()
  let drainWaiting = false

  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = queue.then(step)
    queue = result.catch((error: unknown) => log(`live hub: ${error instanceof Error ? error.message : String(error)}`))
    return result
  }

  async function drain(): Promise<void> {
    drainWaiting = false
    const entries = await entriesAfter(db, position)
    const last = entries.at(-1)
    if (!last) return
    position = last.id
    for (const watch of watchers) watch(entries)
    const results = await Promise.allSettled([...subscribers].map((subscriber) => tell(subscriber, entries)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  async function tell(subscriber: Subscriber, entries: LiveEntry[]): Promise<void> {
    try {
      await subscriber.deliver(entries)
    } catch (error) {
      subscribers.delete(subscriber)
      subscriber.end()
      throw error
    }
  }

  function wake(): void {
    if (drainWaiting) return
    drainWaiting = true
    inTurn(drain).catch(() => {})
  }

  const subscribe = (subscriber: Subscriber) =>
    inTurn(() => join(subscriber)).catch((error: unknown) => {
      subscriber.end()
      throw error
    })

  async function join(subscriber: Subscriber): Promise<() => void> {
    const { since } = subscriber
    const { oldest } = since === undefined ? { oldest: 0 } : await logBounds(db)
    const missed = since !== undefined && (since < oldest - 1 || since > position)
    const unread = since === undefined || missed ? [] : await entriesAfter(db, since)
    const entries = unread.filter((entry) => entry.id <= position)
    // Marked as read only once they are told: a reader who is cut off on the way must come back for them.
    subscriber.begin(entries.length > 0 && since !== undefined ? since : position, missed)
    if (entries.length > 0) await subscriber.deliver(entries)
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  }

  const listener: Listener = startListener(url, wake, log)
  // Should a notification ever be lost with a half-dead connection, the log still tells.
  const catchUp = setInterval(wake, CATCH_UP_MS)

  return {
    subscribe,
    onEntries: (watcher) => void watchers.push(watcher),
    isConnected: listener.isConnected,
    close: async () => {
      clearInterval(catchUp)
      await listener.close()
      await queue
    },
  }
}
