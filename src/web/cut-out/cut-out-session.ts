import type { Brush, Point } from '#domain/cut-out/retouch/brush.ts'
import CutOutWorker from './cut-out-worker.ts?worker'
import type { CutOutNews, CutOutOrder, Steps } from './messages.ts'

export interface PhotoSize {
  width: number
  height: number
}

const BROKEN = 'Wycinanie zostało przerwane. Spróbuj ponownie'

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

/** One photo in a worker of its own: all that is heavy happens there, and its memory goes when it is closed. */
export class CutOutSession {
  private readonly worker = new CutOutWorker()
  private waiting: Waiting | null = null
  onProgress: (share: number) => void = () => {}
  onSteps: (steps: Steps) => void = () => {}

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<CutOutNews>) => this.hear(data)
    this.worker.onerror = (event) => this.settle((waiting) => waiting.reject(new Error(event.message || BROKEN)))
  }

  /** The size in which it is worked on; null: nobody was found. */
  open(photo: string | Blob): Promise<PhotoSize | null> {
    return this.ask({ kind: 'open', photo })
  }

  /** From now on the worker draws on it: no pixel of it goes through the page. */
  show(canvas: HTMLCanvasElement): void {
    const shown = canvas.transferControlToOffscreen()
    this.worker.postMessage({ kind: 'show', canvas: shown } satisfies CutOutOrder, [shown])
  }

  begin(brush: Brush, at: Point): void {
    this.order({ kind: 'begin', brush, at })
  }

  extend(points: readonly Point[]): void {
    this.order({ kind: 'extend', points })
  }

  tell(kind: 'end' | 'cancel' | 'undo' | 'redo'): void {
    this.order({ kind })
  }

  /** Trimmed, as a file; null: nothing is left of it. */
  encode(): Promise<Blob | null> {
    return this.ask({ kind: 'encode' })
  }

  close(): void {
    this.worker.terminate()
    this.settle((waiting) => waiting.reject(new Error(BROKEN)))
  }

  private order(order: CutOutOrder): void {
    this.worker.postMessage(order)
  }

  private ask<Answer>(order: CutOutOrder): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.order(order)
    })
  }

  private settle(answer: (waiting: Waiting) => void): void {
    const { waiting } = this
    this.waiting = null
    if (waiting) answer(waiting)
  }

  private hear(news: CutOutNews): void {
    if (news.kind === 'progress') this.onProgress(news.share)
    else if (news.kind === 'steps') this.onSteps(news)
    else if (news.kind === 'failed') this.settle((waiting) => waiting.reject(new Error(news.message)))
    else this.settle((waiting) => waiting.resolve(answerOf(news) as never))
  }
}

type Answer = Extract<CutOutNews, { kind: 'opened' | 'nobody' | 'encoded' }>

function answerOf(news: Answer): PhotoSize | Blob | null {
  if (news.kind === 'nobody') return null
  return news.kind === 'encoded' ? news.file : { width: news.width, height: news.height }
}
