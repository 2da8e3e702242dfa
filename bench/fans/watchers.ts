import { type ChildProcess, fork } from 'node:child_process'
import type { Order, Word } from './watcher-process.ts'

export interface Watchers {
  /** The moments at which a goal that makes this score reached each of them. */
  arrivalsOf(score: number): Promise<number[]>
  /** Live connections that ended although nobody asked them to. */
  lost(): number
  close(): void
}

function waitFor<T>(child: ChildProcess, pick: (word: Word) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`The watchers ended with ${code}`))
    const look = (word: Word) => {
      const picked = pick(word)
      if (picked === undefined) return
      child.off('message', look).off('exit', failed)
      resolve(picked)
    }
    child.on('message', look).once('exit', failed)
  })
}

/** Opens this many live connections from a process of their own. */
export async function openWatchers(url: string, fans: number, first = 0): Promise<Watchers> {
  const child = fork(new URL('./watcher-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const order = (what: Order) => child.send(what)
  let lost = 0
  child.on('message', (word: Word) => {
    if ('lost' in word) lost++
  })
  order({ open: { url, fans, first } })
  await waitFor(child, (word) => ('opened' in word ? word.opened : undefined))
  return {
    arrivalsOf(score) {
      order({ await: score })
      return waitFor(child, (word) => ('score' in word && word.score === score ? word.arrivals : undefined))
    },
    lost: () => lost,
    close: () => child.disconnect(),
  }
}
