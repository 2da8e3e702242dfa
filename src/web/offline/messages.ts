/** What a page tells its worker. */
export type WorkerOrder =
  /** Another person is here, or nobody: the last one's answers go. */
  | { order: 'forget' }
  /** What the page loaded before it had a worker. */
  | { order: 'keep'; addresses: string[] }
  /** Pages that still have no worker want this one. */
  | { order: 'claim' }
  /** The person wants the new version now. */
  | { order: 'take-over' }

/** A page without a worker has nothing to tell. */
export function tellWorker(order: WorkerOrder): void {
  navigator.serviceWorker?.controller?.postMessage(order)
}
