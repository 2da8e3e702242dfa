import { availableParallelism } from 'node:os'
import { fairQueue, QueueFull } from '#server/fair-queue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Studio } from './studio.ts'

const CORES_FOR_TWO = 4
/** Twice every format of one moment, and an evening's queue of one device behind it. */
const WAITING_OF_ONE = 16
const WAITING_OF_ALL = 100

/** The studio as many use it: each asker in turn. */
export type Renderers = {
  [Task in keyof Studio]: (asker: string, ...given: Parameters<Studio[Task]>) => ReturnType<Studio[Task]>
}

const busy = () =>
  new ApiError(429, 'Serwer ma za dużo grafik do narysowania. Spróbuj ponownie za chwilę', {
    headers: { 'retry-after': '5' },
  })

const usualWorkers = (): number => (availableParallelism() >= CORES_FOR_TWO ? 2 : 1)

export function openRenderers(studio: Studio, workers = usualWorkers()): Renderers {
  const queue = fairQueue({
    workers,
    waitingOfOne: WAITING_OF_ONE,
    waitingOfAll: WAITING_OF_ALL,
  })
  const inTurn = <T>(asker: string, draw: () => Promise<T>): Promise<T> =>
    queue.run(asker, draw).catch((error: unknown) => {
      throw error instanceof QueueFull ? busy() : error
    })
  return {
    graphic: (asker, ...given) => inTurn(asker, () => studio.graphic(...given)),
    background: (asker, ...given) => inTurn(asker, () => studio.background(...given)),
  }
}
