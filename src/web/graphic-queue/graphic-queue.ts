import type { StoreApi } from 'zustand/vanilla'
import { hasStatus, isOutage, serverMessage } from '#web/api/http-error.ts'
import { LostPhotoError, photoLossIn } from '#web/api/lost-photo-error.ts'
import { NOTHING_QUEUED, type QueueState } from './queue-state.ts'
import type { Added, QueueSteps, SentGraphic } from './queue-steps.ts'
import { type QueuedGraphic, withoutPhoto } from './queued-graphic.ts'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

/** Asked for twice while it waits, it is still one. */
const isSame = (one: QueuedGraphic, other: QueuedGraphic): boolean =>
  one.kind === other.kind && one.matchKey === other.matchKey && one.sceneHash === other.sceneHash

/** Those that wait already stay what they are; the others come after all that wait. */
function inLine(before: readonly QueuedGraphic[], made: readonly QueuedGraphic[]): QueuedGraphic[] {
  let last = before.at(-1)?.madeAt ?? 0
  return made.map((one) => {
    const waiting = before.find((queued) => isSame(queued, one))
    if (waiting) return waiting
    // A device whose clock is set back must not change their order.
    last = Math.max(one.madeAt, last + 1)
    return { ...one, madeAt: last }
  })
}

/** Graphics go to the server one after the other, in the order they were made, each until it is there. */
export class GraphicQueue {
  private owner: number | null = null
  private onSessionEnd = () => {}
  private running: Promise<void> | null = null
  private isAskedAgain = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private retryMs = FIRST_RETRY_MS

  constructor(
    private readonly steps: QueueSteps,
    readonly state: StoreApi<QueueState>,
  ) {}

  /** Goes on with what the owner's earlier visits left. */
  async open(owner: number, onSessionEnd: () => void): Promise<void> {
    this.owner = owner
    this.onSessionEnd = onSessionEnd
    await this.refresh()
    await this.drain()
  }

  /** The session is over; what waits stays on the device for its owner. */
  close(): void {
    clearTimeout(this.retryTimer)
    this.owner = null
    this.state.setState(NOTHING_QUEUED)
  }

  /**
   * All formats of one graphic. Resolves when they are on the server or have to wait; rejects, and forgets those, when
   * the server refused any.
   */
  async add(made: readonly QueuedGraphic[]): Promise<Added> {
    this.owner ??= made[0]?.owner ?? null
    const added = inLine(this.state.getState().graphics, made)
    await this.steps.storage.put(...added)
    await this.refresh()
    this.steps.tellTabs(null)
    await this.drain()
    const { graphics, addresses, outage } = this.state.getState()
    const refused = graphics.filter(({ id, problem }) => problem !== null && added.some((one) => one.id === id))
    for (const graphic of refused) await this.drop(graphic)
    if (refused[0]?.photoLoss) throw new LostPhotoError(refused[0].photoLoss)
    if (refused[0]?.problem) throw new Error(refused[0].problem)
    return {
      ids: Object.fromEntries(added.map(({ format, id }) => [format, id])),
      isSent: added.every(({ id }) => addresses[id] !== undefined),
      outage,
    }
  }

  /** Also those that were refused. */
  async retry(): Promise<void> {
    for (const { photoLoss: _, ...graphic } of await this.own()) {
      if (graphic.problem) await this.steps.storage.put({ ...graphic, problem: null })
    }
    await this.refresh()
    await this.drain()
  }

  /** One that was refused for its photograph goes without. */
  async goWithoutPhoto(graphic: QueuedGraphic): Promise<void> {
    await this.steps.storage.put(withoutPhoto(graphic))
    await this.refresh()
    await this.drain()
  }

  async drop(graphic: QueuedGraphic): Promise<void> {
    await this.steps.storage.remove(graphic)
    await this.refresh()
    this.steps.tellTabs(null)
  }

  /** Everything of the owner's, before they sign out. */
  async dropAll(): Promise<void> {
    for (const graphic of await this.own()) await this.drop(graphic)
  }

  /** Another tab has sent or added something. */
  async hearFromTab(sent: SentGraphic | null): Promise<void> {
    if (sent) this.noteAddress(sent)
    await this.refresh()
  }

  private noteAddress({ id, url }: SentGraphic): void {
    this.state.setState(({ addresses }) => ({ addresses: { ...addresses, [id]: url } }))
  }

  private async refresh(): Promise<void> {
    this.state.setState({ graphics: await this.own() })
  }

  /** One run at a time; what is added meanwhile is found by the run under way. */
  drain(): Promise<void> {
    this.isAskedAgain = true
    this.running ??= this.run().finally(() => {
      this.running = null
    })
    return this.running
  }

  private async own(): Promise<QueuedGraphic[]> {
    if (this.owner === null) return []
    return (await this.steps.storage.all()).filter(({ owner }) => owner === this.owner)
  }

  private async run(): Promise<void> {
    clearTimeout(this.retryTimer)
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false
        await this.steps.alone(() => this.sendAll())
      }
    } catch (error) {
      this.steps.onFault(error)
    } finally {
      this.state.setState({ progress: null })
    }
  }

  private async sendAll(): Promise<void> {
    for (let sent = 0; ; sent += 1) {
      const waiting = (await this.own()).filter(({ problem }) => problem === null)
      if (!waiting[0]) break
      this.state.setState({ progress: sent / (sent + waiting.length) })
      if (!(await this.sendOne(waiting[0]))) return
      await this.refresh()
    }
    this.retryMs = FIRST_RETRY_MS
    this.state.setState({ outage: null })
    await this.refresh()
  }

  /** False: it waits, and so do those behind it. */
  private async sendOne(graphic: QueuedGraphic): Promise<boolean> {
    const { owner } = this
    try {
      const url = await this.steps.send(graphic)
      this.noteAddress({ id: graphic.id, url })
      await this.steps.storage.remove(graphic)
      this.steps.tellTabs({ id: graphic.id, url })
      return this.owner === owner
    } catch (error) {
      if (this.owner !== owner) return false
      if (hasStatus(error, 401)) return this.waitForOwner()
      if (isOutage(error)) return this.waitForConnection(error)
      const photoLoss = photoLossIn(error)
      await this.steps.storage.put({ ...graphic, problem: serverMessage(error), ...(photoLoss && { photoLoss }) })
      return true
    }
  }

  private waitForOwner(): false {
    this.onSessionEnd()
    return false
  }

  private waitForConnection(outage: unknown): false {
    this.state.setState({ outage })
    this.retryTimer = setTimeout(() => void this.drain(), this.retryMs)
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS)
    return false
  }
}
