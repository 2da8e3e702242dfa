import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { ApiError } from '#server/plugins/api-error.ts'
import { fairQueue, QueueFull } from './fair-queue.ts'

/** Decoding, hashing of passwords and reading of files share four threads: at least one is left for the others. */
const THREADS_FOR_DECODING = 3
const WAITING_OF_ONE = 24
const WAITING_OF_ALL = 400

export interface Decoders {
  /** Runs what decodes a picture, when its asker's turn has come. */
  decode<T>(asker: string, job: () => Promise<T>): Promise<T>
}

const busy = () =>
  new ApiError(429, 'Serwer ma za dużo obrazów do przetworzenia. Spróbuj ponownie za chwilę', {
    headers: { 'retry-after': '5' },
  })

/** One core is left for everything else, where there is more than one. */
export function openDecoders(): Decoders {
  sharp.concurrency(1)
  sharp.cache(false)
  const workers = Math.max(1, Math.min(THREADS_FOR_DECODING, availableParallelism() - 1))
  const queue = fairQueue({ workers, waitingOfOne: WAITING_OF_ONE, waitingOfAll: WAITING_OF_ALL })
  return {
    async decode(asker, job) {
      try {
        return await queue.run(asker, job)
      } catch (error) {
        throw error instanceof QueueFull ? busy() : error
      }
    },
  }
}
