import type { WorkerOrder } from './messages.ts'

/** Ends when the waiting worker answers for this page. */
export function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    worker.postMessage({ order: 'take-over' } satisfies WorkerOrder)
  })
}
