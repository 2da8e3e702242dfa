import type { Brush, Point } from '#domain/cut-out/retouch/brush.ts'
import { ChangeLog } from './change-log.ts'
import CutOutWorker from './cut-out-worker.ts?worker'
import type { ChangeOrder, CutOutNews, CutOutOrder, CutOutSource, Opened, Steps } from './messages.ts'
import { Watchdog } from './watchdog.ts'

const BROKEN = 'Wycinanie zostało przerwane. Spróbuj ponownie'

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

type ChangeNews = Extract<CutOutNews, { kind: 'changed' | 'nobody' | 'stumbled' }>

interface SessionHears {
  progress: (share: number) => void
  /** A change is on its way to the worker. */
  begun: () => void
  /** A change was made; `nobody`: another cut has found none and left all as it was. */
  changed: (steps: Steps, isNobody: boolean) => void
  /** A change could not be made, and is as if it had not been tried. */
  stumbled: (message: string, steps: Steps) => void
  /** The worker is no more. What it has made is in `changes`. */
  broken: (error: Error) => void
}

/** One photo in a worker of its own: all that is heavy happens there, and its memory goes when it is closed. */
export class CutOutSession {
  private readonly worker = new CutOutWorker()
  private readonly log: ChangeLog
  private readonly watchdog = new Watchdog(() => this.break(new Error(BROKEN)))
  private waiting: Waiting | null = null

  /** `made`: by a session before this one. */
  constructor(
    private readonly hears: Partial<SessionHears> = {},
    made: readonly ChangeOrder[] = [],
  ) {
    this.log = new ChangeLog(made)
    this.worker.onmessage = ({ data }: MessageEvent<CutOutNews>) => this.hear(data)
    this.worker.onerror = (event) => this.break(new Error(event.message || BROKEN))
  }

  open(source: CutOutSource): Promise<Opened> {
    return this.ask({ kind: 'open', ...source, changes: this.changes })
  }

  get changes(): readonly ChangeOrder[] {
    return this.log.changes
  }

  /** From now on the worker draws on it: no pixel of it goes through the page. */
  show(canvas: HTMLCanvasElement): void {
    const shown = canvas.transferControlToOffscreen()
    this.worker.postMessage({ kind: 'show', canvas: shown } satisfies CutOutOrder, [shown])
  }

  begin(brush: Brush, at: Point): void {
    this.change({ kind: 'begin', brush, at })
  }

  extend(points: readonly Point[]): void {
    this.change({ kind: 'extend', points })
  }

  tell(kind: 'end' | 'cancel' | 'undo' | 'redo' | 'again'): void {
    this.change({ kind })
  }

  /** Trimmed, as a file; null: nothing is left of it. */
  encode(): Promise<Blob | null> {
    return this.ask({ kind: 'encode' })
  }

  close(): void {
    this.worker.terminate()
    this.watchdog.watch(false)
    this.settle((waiting) => waiting.reject(new Error(BROKEN)))
  }

  private change(order: ChangeOrder): void {
    this.log.add(order)
    this.hears.begun?.()
    this.watchdog.watch(this.log.isAwaiting)
    this.worker.postMessage(order)
  }

  private ask<Answer>(order: CutOutOrder): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.worker.postMessage(order)
    })
  }

  private settle(answer: (waiting: Waiting) => void): void {
    const { waiting } = this
    this.waiting = null
    if (waiting) answer(waiting)
  }

  private break(error: Error): void {
    this.worker.terminate()
    this.watchdog.watch(false)
    if (this.waiting) this.settle((waiting) => waiting.reject(error))
    this.hears.broken?.(error)
  }

  private hear(news: CutOutNews): void {
    if (news.kind === 'progress') this.hears.progress?.(news.share)
    else if (news.kind === 'opened') this.settle((waiting) => waiting.resolve(news as never))
    else if (news.kind === 'encoded') this.settle((waiting) => waiting.resolve(news.file as never))
    else if (news.kind === 'failed') this.settle((waiting) => waiting.reject(new Error(news.message)))
    else if (news.kind === 'broken') this.break(new Error(news.message))
    else this.hearOfChange(news)
    if (news.kind !== 'broken') this.watchdog.watch(this.log.isAwaiting)
  }

  private hearOfChange(news: ChangeNews): void {
    this.log.answered(news.kind === 'changed')
    const { canUndo, canRedo, isChanged } = news
    const steps = { canUndo, canRedo, isChanged }
    if (news.kind === 'stumbled') this.hears.stumbled?.(news.message, steps)
    else this.hears.changed?.(steps, news.kind === 'nobody')
  }
}
