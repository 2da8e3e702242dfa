export class QueueFull extends Error {}

interface QueueBounds {
  /** How many jobs are under way at once. */
  workers: number
  /** How many of one asker may wait, and of all together. */
  waitingOfOne: number
  waitingOfAll: number
}

export interface FairQueue {
  run<T>(asker: string, job: () => Promise<T>): Promise<T>
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

  function takePlace(asker: string): Promise<void> {
    const line = lines.get(asker) ?? []
    if (line.length >= waitingOfOne || waiting >= waitingOfAll) return Promise.reject(new QueueFull())
    waiting++
    const called = new Promise<void>((begin) => line.push(begin))
    lines.set(asker, line)
    callNext()
    return called
  }

  return {
    async run(asker, job) {
      await takePlace(asker)
      try {
        return await job()
      } finally {
        running--
        callNext()
      }
    },
  }
}
