import { Worker } from 'node:worker_threads'
import type { Studio } from './studio.ts'
import { errorOf, type FromThread, type ThreadPlace, type ToThread } from './studio-messages.ts'

/** Longer than database and store together may keep a graphic waiting before they say so themselves. */
const PATIENCE_MS = 120_000

interface StudioThreads extends Studio {
  close(): Promise<void>
}

/** Graphics are drawn beside the event loop. A thread is started when it is first needed and stays; one that breaks takes one graphic with it. */
export function openStudioThreads(entry: string, place: ThreadPlace, log: (message: string) => void): StudioThreads {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let isClosed = false

  function start(): Worker {
    const thread = new Worker(entry, { workerData: place })
    all.add(thread)
    thread.on('error', (error) => log(`rendering: ${error.message}`))
    thread.once('exit', () => {
      all.delete(thread)
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
    })
    return thread
  }

  const run = (message: ToThread): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('The app is closing')
      const thread = idle.pop() ?? start()
      const settle = () => {
        clearTimeout(patience)
        thread.off('message', onMessage).off('exit', onEnd)
      }
      const onEnd = () => {
        settle()
        reject(new Error('A rendering thread ended in the middle of a graphic'))
      }
      const onMessage = (answer: FromThread) => {
        settle()
        idle.push(thread)
        if ('done' in answer) resolve(answer.done)
        else reject(errorOf(answer.failure))
      }
      const patience = setTimeout(() => void thread.terminate(), PATIENCE_MS)
      thread.once('message', onMessage).once('exit', onEnd)
      thread.postMessage(message)
    })

  return {
    graphic: (...given) => run({ task: 'graphic', with: given }) as ReturnType<Studio['graphic']>,
    background: (...given) => run({ task: 'background', with: given }) as ReturnType<Studio['background']>,
    async close() {
      isClosed = true
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}
