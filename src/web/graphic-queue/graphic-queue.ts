import type { StoreApi } from 'zustand/vanilla'
import { hasStatus, isOutage, serverMessage } from '#web/api/http-error.ts'
import type { ExportedGraphic } from '#web/graphics/export-png.ts'
import { NOTHING_QUEUED, type QueueState } from './queue-state.ts'
import type { Added, QueueSteps, SentGraphic } from './queue-steps.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

/** Asked for twice while it waits, it is still one. */
const isSame = (one: QueuedGraphic, other: QueuedGraphic): boolean =>
  one.type === other.type &&
  JSON.stringify([one.matchKey, one.match, one.scene]) === JSON.stringify([other.matchKey, other.match, other.scene])

/** Graphics go to the server one after the other, in the order they were made, each until it is there. */
export class GraphicQueue {
  private owner: number | null = null
  private onSessionEnd = () => {}
  private readonly drawn = new Map<string, Promise<ExportedGraphic>>()
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
    this.drawn.clear()
    this.state.setState(NOTHING_QUEUED)
  }

  /** Resolves when it is on the server or has to wait; rejects, and is forgotten, when the server refused it. */
  async add(made: QueuedGraphic, drawn: Promise<ExportedGraphic>): Promise<Added> {
    this.owner ??= made.owner
    const { graphics: before } = this.state.getState()
    // A device whose clock is set back must not change their order.
    const madeAt = Math.max(made.madeAt, (before.at(-1)?.madeAt ?? 0) + 1)
    const graphic = before.find((queued) => isSame(queued, made)) ?? { ...made, madeAt }
    // Whoever waits for the file itself hears of a failure to draw it.
    drawn.catch(() => {})
    this.drawn.set(graphic.id, drawn)
    await this.steps.storage.put(graphic)
    await this.refresh()
    this.steps.tellTabs(null)
    await this.drain()
    const { graphics, addresses, outage } = this.state.getState()
    const left = graphics.find(({ id }) => id === graphic.id)
    if (left?.problem) {
      await this.drop(left)
      throw new Error(left.problem)
    }
    return { id: graphic.id, url: addresses[graphic.id] ?? null, outage }
  }

  /** Also those that were refused. */
  async retry(): Promise<void> {
    for (const graphic of await this.own()) {
      if (graphic.problem) await this.steps.storage.put({ ...graphic, problem: null })
    }
    await this.refresh()
    await this.drain()
  }

  async drop(graphic: QueuedGraphic): Promise<void> {
    await this.steps.storage.remove(graphic)
    this.drawn.delete(graphic.id)
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
    for (;;) {
      const next = (await this.own()).find(({ problem }) => problem === null)
      if (!next) break
      if (!(await this.sendOne(next))) return
      await this.refresh()
    }
    this.retryMs = FIRST_RETRY_MS
    this.state.setState({ outage: null })
    await this.refresh()
  }

  /** False: it waits, and so do those behind it. */
  private async sendOne(graphic: QueuedGraphic): Promise<boolean> {
    const { owner } = this
    this.state.setState({ progress: 0 })
    try {
      const drawn = this.drawn.get(graphic.id) ?? null
      const url = await this.steps.send(graphic, drawn, (progress) => this.state.setState({ progress }))
      this.noteAddress({ id: graphic.id, url })
      await this.steps.storage.remove(graphic)
      this.drawn.delete(graphic.id)
      this.steps.tellTabs({ id: graphic.id, url })
      return this.owner === owner
    } catch (error) {
      if (this.owner !== owner) return false
      if (hasStatus(error, 401)) return this.waitForOwner()
      await this.keepIfWhole(graphic.id)
      if (isOutage(error)) return this.waitForConnection(error)
      await this.steps.storage.put({ ...graphic, problem: serverMessage(error) })
      return true
    }
  }

  /** Otherwise it is drawn anew when the connection is back: what was out of reach may be there by then. */
  private async keepIfWhole(id: string): Promise<void> {
    const made = await this.drawn.get(id)?.catch(() => null)
    if (!made || made.failed.length > 0) this.drawn.delete(id)
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
