import { hasStatus, isOutage, serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { newPace, Stopped, sendPhoto, UnfitFile } from './send-photo.ts'
import { isUnderWay, type UploadItem, type UploadState, withFiles } from './upload-item.ts'

/** More at once fill no line better, and wait for the server's one decoder. */
const AT_ONCE = 2
/** An upload that the server has forgotten is begun anew, and not for ever. */
const FORGOTTEN_MAX = 3

interface QueueMeans {
  lineIsBack: (tries: number) => Promise<void>
  /** While something is under way the page asks before it is left. */
  guard: (isBusy: boolean) => void
}

/** Photos on their way. It goes on while other screens of the app are open. */
export class UploadQueue {
  private items: readonly UploadItem[] = []
  private readonly listeners = new Set<() => void>()
  private readonly pace = newPace()
  private readonly means: QueueMeans

  constructor(means: QueueMeans) {
    this.means = means
  }

  now = (): readonly UploadItem[] => this.items

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  add(files: readonly File[], matchId: number | null): void {
    this.show(withFiles(this.items, files, matchId))
    this.goOn()
  }

  again(keys: readonly number[]): void {
    this.show(this.items.map((item) => (keys.includes(item.key) ? { ...item, state: { status: 'waiting' } } : item)))
    this.goOn()
  }

  /** What has begun stops at its next piece; the server keeps what it has, for a few days. */
  stop(): void {
    this.show(this.items.filter(({ state: { status } }) => status === 'processing'))
  }

  /** What is done or was refused leaves the list. */
  tidy(): void {
    this.show(this.items.filter(({ state: { status } }) => status !== 'done' && status !== 'failed'))
  }

  private show(items: readonly UploadItem[]): void {
    this.items = items
    this.means.guard(items.some((item) => item.state.status === 'waiting' || isUnderWay(item)))
    for (const listener of this.listeners) listener()
  }

  private set(key: number, state: UploadState): void {
    this.show(this.items.map((item) => (item.key === key ? { ...item, state } : item)))
  }

  private goOn(): void {
    for (let free = AT_ONCE - this.items.filter(isUnderWay).length; free > 0; free--) {
      const next = this.items.find(({ state }) => state.status === 'waiting')
      if (!next) return
      this.set(next.key, { status: 'sending', sent: 0, isPaused: false })
      void this.deliver(next)
        .then((state) => this.set(next.key, state))
        .finally(() => this.goOn())
    }
  }

  private isGone = (key: number): boolean => !this.items.some((item) => item.key === key)

  /** As often as it takes on a bad line. */
  private async deliver({ key, file, matchId }: UploadItem): Promise<UploadState> {
    let sent = 0
    let forgotten = 0
    let finishes = 0
    for (let tries = 0; !this.isGone(key); ) {
      const finishesBefore = finishes
      try {
        const isKnown = await sendPhoto(file, matchId, {
          pace: this.pace,
          isStopped: () => this.isGone(key),
          onSent: (bytes) => {
            if (bytes > sent) tries = 0
            sent = bytes
            this.set(key, { status: 'sending', sent, isPaused: false })
          },
          onProcessing: () => {
            finishes++
            this.set(key, { status: 'processing' })
          },
        })
        // What is there at the second try may be the work of the first, whose answer was lost.
        return { status: 'done', isKnown: isKnown && finishesBefore === 0 }
      } catch (error) {
        if (error instanceof Stopped) break
        if (hasStatus(error, 404) && forgotten++ < FORGOTTEN_MAX) continue
        if (!isOutage(error)) return this.failure(file, error)
        this.set(key, { status: 'sending', sent, isPaused: true })
        await this.means.lineIsBack(tries++)
      }
    }
    return { status: 'waiting' }
  }

  private failure(file: File, error: unknown): UploadState {
    if (!(error instanceof UnfitFile)) logFailure(`Zdjęcie ${file.name}`, error)
    return { status: 'failed', message: serverMessage(error) }
  }
}
