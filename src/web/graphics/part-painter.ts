import type { Box, Scene } from '#graphic/scene/node.ts'
import type { DrawnParts, PartAnswer, SmallPicture, WorkerRequest } from './part-messages.ts'
import PartWorker from './part-worker.ts?worker'

type Asked<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never

/** A worker that draws and encodes a graphic or a part of it, with pictures of its own. */
export class PartPainter {
  private readonly worker = new PartWorker()
  private readonly waiting = new Map<number, { resolve(drawn: never): void; reject(error: Error): void }>()
  private count = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<PartAnswer>) => {
      const caller = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('error' in data) caller?.reject(new Error(data.error))
      else caller?.resolve(data as never)
    }
    this.worker.onerror = (event) => {
      for (const caller of this.waiting.values())
        caller.reject(new Error(event.message || 'Rysowanie grafiki zostało przerwane'))
      this.waiting.clear()
    }
  }

  draw(scene: Scene, parts: readonly Box[]): Promise<DrawnParts> {
    return this.ask({ scene, parts })
  }

  drawSmall(scene: Scene, width: number): Promise<SmallPicture> {
    return this.ask({ scene, width })
  }

  /** Its memory with it. */
  close(): void {
    this.worker.terminate()
  }

  private ask<Drawn>(request: Asked<WorkerRequest>): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      const id = ++this.count
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, ...request } satisfies WorkerRequest)
    })
  }
}
