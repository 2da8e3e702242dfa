export class QueueFull extends Error {}

interface QueueBounds {
  /** How many jobs are under way at once. */
  workers: number
  /** How many of one asker may wait, and of all together. */
  waitingOfOne: number
  waitingOfAll: number
}

export interface FairQueue {
  /** What is aborted before its turn leaves the line, and its place is another's. */
  run<T>(asker: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Few jobs at once; those who wait take turns, so that one asker with many jobs delays another's by one job, not by all. */
export function fairQueue({ workers, waitingOfOne, waitingOfAll }: QueueBounds): FairQueue {
  const lines = new Map<string, Array<() => void>>()
  let waiting = 0
  let running = 0

  function callNext(): void {
    const [turn] = lines
    if (running >= workers || turn === undefined) return
    const [asker, line] = turn
    lines.delete(asker)
    const begin = line.shift()
    if (line.length > 0) lines.set(asker, line)
    waiting--
    running++
    begin?.()
  }

  function leave(asker: string, begin: () => void): void {
    const line = lines.get(asker)
    const place = line?.indexOf(begin) ?? -1
    if (!line || place < 0) return
    line.splice(place, 1)
    if (line.length === 0) lines.delete(asker)
    waiting--
  }

  function takePlace(asker: string, signal: AbortSignal | undefined): Promise<void> {
    const line = lines.get(asker) ?? []
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (line.length >= waitingOfOne || waiting >= waitingOfAll) return Promise.reject(new QueueFull())
    waiting++
    const called = new Promise<void>((begin, giveUp) => {
      const onAbort = () => {
        leave(asker, onTurn)
        giveUp(signal?.reason)
      }
      const onTurn = () => {
        signal?.removeEventListener('abort', onAbort)
        begin()
      }
      signal?.addEventListener('abort', onAbort)
      line.push(onTurn)
    })
    lines.set(asker, line)
    callNext()
    return called
  }

  return {
    async run(asker, job, signal) {
      await takePlace(asker, signal)
      try {
        return await job()
      } finally {
        running--
        callNext()
      }
    },
  }
}
