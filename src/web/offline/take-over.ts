import type { WorkerOrder } from './messages.ts'

const PATIENCE_MS = 3_000

const controllerChange = (workers: ServiceWorkerContainer): Promise<true> =>
  new Promise((resolve) => workers.addEventListener('controllerchange', () => resolve(true), { once: true }))

const patience = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))

/** Asked past the worker, which answers for pages and not for this. */
const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Ends when the next load of the page brings the waiting worker's version. The browser lets the old worker finish first,
 * and to one that is asked for something every few seconds that can take minutes: then both go, and the page is loaded
 * from the server, whose first worker is the new one.
 */
export async function takeOver(worker: ServiceWorker): Promise<void> {
  const workers = navigator.serviceWorker
  const taken = controllerChange(workers)
  worker.postMessage({ order: 'take-over' } satisfies WorkerOrder)
  if (await Promise.race([taken, patience()])) return
  if (await isServerThere()) await (await workers.getRegistration())?.unregister()
  else await taken
}
