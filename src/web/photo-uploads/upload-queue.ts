import { hasStatus, serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { deliver } from './deliver.ts'
import type { Pauses } from './pauses.ts'
import { newPace, UnfitFile } from './send-photo.ts'
import { isLeft, isUnderWay, type UploadItem, type UploadState, withFiles } from './upload-item.ts'

/** More at once fill no line better, and wait for the server's one decoder. */
const AT_ONCE = 2

interface QueueMeans {
  pauses: Pauses
  /** Closing the page would lose photos of the person who is here, or of whoever was here last. */
  onLeft: (isAny: boolean) => void
  /** Photos are on their way. */
  onGoing: (isGoing: boolean) => void
  onSessionEnd: () => void
}

/** Photos on their way, each in the name of whoever chose it. It goes on while other screens of the app are open. */
export class UploadQueue {
  private items: readonly UploadItem[] = []
  private own: readonly UploadItem[] = []
  private person: number | null = null
  /** The server has refused this person's session; what waits goes on when it is read anew. */
  private isRefused = false
  private lastKey = 0
  private readonly running = new Map<number, AbortController>()
  private readonly listeners = new Set<() => void>()
  private readonly pace = newPace()
  private readonly means: QueueMeans

  constructor(means: QueueMeans) {
    this.means = means
  }

  /** Of the person who is here. */
  now = (): readonly UploadItem[] => this.own

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The server has said who is here; null: nobody. Another person's photos rest until they are back. */
  signIn(person: number | null): void {
    if (person === this.person && !this.isRefused) return
    this.rest()
    this.person = person
    this.isRefused = false
    this.show(this.items)
    this.goOn()
  }

  add(files: readonly File[], matchId: number | null): void {
    if (this.person === null) throw new Error('Nobody is signed in')
    const target = { matchId, owner: this.person }
    this.show(withFiles(this.items, files, target, () => ++this.lastKey))
    this.goOn()
  }

  again(keys: readonly number[]): void {
    this.show(this.items.map((item) => (keys.includes(item.key) ? { ...item, state: { status: 'waiting' } } : item)))
    this.goOn()
  }

  /** The call that is out for one of them ends here; the server keeps what it has, for a few days. */
  remove(keys: readonly number[]): void {
    for (const key of keys) this.callOff(key)
    this.show(this.items.filter(({ key }) => !keys.includes(key)))
    this.goOn()
  }

  /** All but those that the server has whole. */
  stop(): void {
    this.remove(this.own.filter(({ state }) => state.status !== 'processing').map(({ key }) => key))
  }

  /** What is done or was refused leaves the list. */
  tidy(): void {
    this.remove(this.own.filter((item) => !isLeft(item)).map(({ key }) => key))
  }

  private show(items: readonly UploadItem[]): void {
    this.items = items
    this.own = items.filter(({ owner }) => owner === this.person)
    const isGoing = !this.isRefused && this.own.some(isLeft)
    this.means.onGoing(isGoing)
    this.means.onLeft((this.person === null ? items : this.own).some(isLeft))
    for (const listener of this.listeners) listener()
  }

  private set(key: number, state: UploadState): void {
    this.show(this.items.map((item) => (item.key === key ? { ...item, state } : item)))
  }

  private callOff(key: number): void {
    this.running.get(key)?.abort()
    this.running.delete(key)
  }

  /** What is under way waits again, and nothing is out. */
  private rest(): void {
    for (const key of [...this.running.keys()]) this.callOff(key)
    this.items = this.items.map((item) => (isUnderWay(item) ? { ...item, state: { status: 'waiting' } } : item))
  }

  private goOn(): void {
    while (!this.isRefused && this.running.size < AT_ONCE) {
      const next = this.own.find(({ state }) => state.status === 'waiting')
      if (!next) return
      void this.run(next)
    }
  }

  private async run(item: UploadItem): Promise<void> {
    const { key } = item
    const control = new AbortController()
    this.running.set(key, control)
    /** Called off, it has no say any more: the same photo may be on its way again. */
    const tell = (state: UploadState) => !control.signal.aborted && this.set(key, state)
    tell({ status: 'sending', sent: 0, pause: null })
    try {
      const { pace } = this
      const isKnown = await deliver(item, { pace, pauses: this.means.pauses, signal: control.signal, onState: tell })
      tell({ status: 'done', isKnown })
    } catch (error) {
      if (control.signal.aborted) return
      if (hasStatus(error, 401)) return this.endSession()
      tell(failure(item, error))
    }
    if (this.running.get(key) === control) this.running.delete(key)
    this.goOn()
  }

  private endSession(): void {
    this.rest()
    this.isRefused = true
    this.show(this.items)
    this.means.onSessionEnd()
  }
}

function failure({ file }: UploadItem, error: unknown): UploadState {
  if (!(error instanceof UnfitFile)) logFailure(`Zdjęcie ${file.name}`, error)
  return { status: 'failed', message: serverMessage(error) }
}
