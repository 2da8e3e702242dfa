import type { DrawnPicture, DrawRequest, WorkerAnswer, WorkerRequest } from './export-messages.ts'
import Worker from './export-worker.ts?worker'

/** A worker that draws and encodes graphics, with pictures of its own. */
export class WorkerExport {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, { resolve(drawn: DrawnPicture): void; reject(error: Error): void }>()
  private count = 0

  /** One that failed, or never came, answers nothing any more: the next drawing gets another. */
  private opened(): Worker {
    const worker = new Worker()
    worker.onmessage = ({ data: { id, ...drawn } }: MessageEvent<WorkerAnswer>) => {
      const caller = this.waiting.get(id)
      this.waiting.delete(id)
      if ('error' in drawn) caller?.reject(new Error(drawn.error))
      else caller?.resolve(drawn)
    }
    worker.onerror = (event) => {
      this.close()
      for (const caller of this.waiting.values())
        caller.reject(new Error(event.message || 'Rysowanie grafiki zostało przerwane'))
      this.waiting.clear()
    }
    return worker
  }

  draw(request: DrawRequest): Promise<DrawnPicture> {
    return new Promise((resolve, reject) => {
      const id = ++this.count
      this.waiting.set(id, { resolve, reject })
      this.worker ??= this.opened()
      this.worker.postMessage({ id, ...request } satisfies WorkerRequest)
    })
  }

  /** Its memory with it. */
  close(): void {
    this.worker?.terminate()
    this.worker = null
  }
}
