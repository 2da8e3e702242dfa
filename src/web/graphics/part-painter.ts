import type { Box, Scene } from '#scene/node.ts'
import type { DrawnParts, PartAnswer, PartRequest } from './part-messages.ts'
import PartWorker from './part-worker.ts?worker'

/** A worker that draws and encodes a part of a graphic, with pictures of its own. */
export class PartPainter {
  private readonly worker = new PartWorker()
  private readonly waiting = new Map<number, { resolve(drawn: DrawnParts): void; reject(error: Error): void }>()
  private count = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<PartAnswer>) => {
      const caller = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('strips' in data) caller?.resolve(data)
      else caller?.reject(new Error(data.error))
    }
    this.worker.onerror = (event) => {
      for (const caller of this.waiting.values())
        caller.reject(new Error(event.message || 'Rysowanie grafiki zostało przerwane'))
      this.waiting.clear()
    }
  }

  draw(scene: Scene, parts: readonly Box[]): Promise<DrawnParts> {
    return new Promise((resolve, reject) => {
      const id = ++this.count
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, scene, parts } satisfies PartRequest)
    })
  }
}
