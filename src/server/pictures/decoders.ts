import { availableParallelism } from 'node:os'
import { fairQueue, QueueFull } from '#server/fair-queue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { JobArguments, JobName, JobResult, RunJob } from './jobs/jobs.ts'

const WORKERS_MAX = 3
const WAITING_OF_ONE = 24
const WAITING_OF_ALL = 400

/** One core is left for everything else, where there is more than one. */
export const DECODERS_AT_ONCE = Math.max(1, Math.min(WORKERS_MAX, availableParallelism() - 1))

/** Milliseconds each, and nothing of theirs is held while they wait: a whole grid may, asked for over one connection. */
const COPIES = { workers: Math.min(2, DECODERS_AT_ONCE), waitingOfOne: 400, waitingOfAll: 2_000 }

type Given<T> = () => T | Promise<T>

export interface Decoders {
  /** Runs what decodes a picture, when its asker's turn has come; only then is it asked for what it works on. */
  run<Name extends JobName>(asker: string, name: Name, args: Given<JobArguments<Name>>): Promise<JobResult<Name>>
  /** The same for small copies, in a line of their own: who looks does not wait for an evening of uploads. */
  copy(asker: string, args: Given<JobArguments<'shrink'>>, signal: AbortSignal): Promise<Buffer>
}

const busy = () =>
  new ApiError(429, 'Serwer ma za dużo obrazów do przetworzenia. Spróbuj ponownie za chwilę', {
    headers: { 'retry-after': '5' },
  })

const toldBusy = (error: unknown): never => {
  throw error instanceof QueueFull ? busy() : error
}

export function openDecoders(runJob: RunJob): Decoders {
  const uploads = fairQueue({ workers: DECODERS_AT_ONCE, waitingOfOne: WAITING_OF_ONE, waitingOfAll: WAITING_OF_ALL })
  const copies = fairQueue(COPIES)
  return {
    run: (asker, name, args) =>
      uploads.run(asker, () => Promise.resolve(args()).then((given) => runJob(name, given))).catch(toldBusy),
    copy: (asker, args, signal) =>
      copies.run(asker, async () => runJob('shrink', await args()), signal).catch(toldBusy),
  }
}
