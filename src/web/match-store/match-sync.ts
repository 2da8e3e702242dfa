import type { CellConflict } from '#domain/match/document/change-document.ts'
import { type CellChanges, type Cells, EMPTY_DOCUMENT, type MatchDocument } from '#domain/match/document/document.ts'
import { UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { choose, settle } from '#domain/match/document/settle-local.ts'
import { hasStatus, isOutage } from '#web/api/http-error.ts'
import { documentOf } from './answered-document.ts'
import { isGraphicChoice } from './graphic-choice.ts'
import type { MatchCalls } from './match-calls.ts'
import { MatchNews } from './match-news.ts'
import {
  hasPending,
  localMatch,
  type MatchKey,
  type MatchToMake,
  numberOf,
  setLocal,
  useMatchesStore,
} from './matches-store.ts'
import { numberedMatch } from './numbered-match.ts'
import type { SyncEvent } from './sync-event.ts'
import { useSync } from './sync-phase.ts'

const REST_MS = 700
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

/** Whether to go on to the next match, and whether this one is to be left for later. */
type Outcome = 'sent' | 'refused' | 'stop'

/** Keeps this browser's matches and everybody else's in step: what is changed here goes out, one match after the other. */
export class MatchSync {
  private restTimer: ReturnType<typeof setTimeout> | undefined
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private retryMs = FIRST_RETRY_MS
  private draining: Promise<void> | null = null
  private tell: (event: SyncEvent) => void = () => {}
  private me: string | null = null
  /** Said once: the same changes are refused again whenever others go out. */
  private refused: CellChanges | null = null

  readonly news: MatchNews

  constructor(private readonly calls: MatchCalls) {
    this.news = new MatchNews(
      calls,
      () => this.me,
      (event) => this.tell(event),
    )
  }

  open(me: string, tell: (event: SyncEvent) => void): void {
    this.me = me
    this.tell = tell
    void this.drain()
  }

  close(): void {
    clearTimeout(this.restTimer)
    clearTimeout(this.retryTimer)
    this.tell = () => {}
    this.me = null
  }

  /** Something was changed here: it goes to the server now, or when the hand rests. */
  changed(when: 'now' | 'rest'): void {
    clearTimeout(this.restTimer)
    if (when === 'now') void this.drain()
    else this.restTimer = setTimeout(() => void this.drain(), REST_MS)
  }

  /** Sends what waits. True: everything is on the server. */
  async saveNow(): Promise<boolean> {
    clearTimeout(this.restTimer)
    await this.drain()
    return this.nextKey() === undefined
  }

  /** One run at a time. Whatever is changed meanwhile is found by the run under way. */
  drain(): Promise<void> {
    this.draining ??= this.run().finally(() => {
      this.draining = null
    })
    return this.draining
  }

  private nextKey(refused?: ReadonlySet<MatchKey>): MatchKey | undefined {
    const { matches, toMake } = useMatchesStore.getState()
    const changed = Object.keys(matches).filter((key) => hasPending(matches[key] ?? localMatch(key)))
    return [...changed, ...Object.keys(toMake)].find((key) => !refused?.has(key))
  }

  private async run(): Promise<void> {
    clearTimeout(this.retryTimer)
    const refused = new Set<MatchKey>()
    for (let key = this.nextKey(refused); key !== undefined; key = this.nextKey(refused)) {
      // A try while the server is away is no news: the notice stays until one succeeds.
      if (useSync.getState().phase !== 'waiting') useSync.setState({ phase: 'saving' })
      const outcome = await this.sendOne(key)
      if (outcome === 'stop') return
      if (outcome === 'refused') refused.add(key)
    }
    this.retryMs = FIRST_RETRY_MS
    useSync.setState({ phase: refused.size > 0 ? 'refused' : 'idle' })
  }

  private async sendOne(key: MatchKey): Promise<Outcome> {
    const { owner, device } = useMatchesStore.getState()
    const isOthers = () => useMatchesStore.getState().owner !== owner
    let sent: CellChanges = {}
    try {
      const id = numberOf(key) ?? (await numberedMatch(key, this.calls))
      if (isOthers()) return 'stop'
      const known = String(id)
      sent = localMatch(known).pending
      if (Object.keys(sent).length === 0) return 'sent'
      const { match, conflicts } = await this.calls.sendChanges(id, device, sent)
      if (isOthers()) return 'stop'
      this.settle(known, sent, documentOf(match), conflicts)
      return 'sent'
    } catch (error) {
      if (isOthers()) return 'stop'
      if (hasStatus(error, 404)) {
        this.news.letGo(key)
        return 'sent'
      }
      return this.failed(sent, error)
    }
  }

  private settle(key: MatchKey, sent: CellChanges, document: MatchDocument, conflicts: readonly CellConflict[]): void {
    const clock = conflicts.find((conflict) => conflict.key === 'clock')
    // A press on a clock that has moved on meanwhile must not move it again; which graphic is shown is nobody's loss.
    const asked = conflicts.filter((conflict) => conflict !== clock && !isGraphicChoice(conflict.key))
    let local = settle(localMatch(key), sent, document, asked)
    for (const conflict of conflicts.filter((one) => isGraphicChoice(one.key))) {
      local = choose({ ...local, asked: [...local.asked, conflict] }, conflict, 'mine')
    }
    setLocal(key, local)
    if (clock) this.tell({ kind: 'clock-changed-elsewhere', by: clock.by })
  }

  private failed(sent: CellChanges, error: unknown): Outcome {
    const outage = isOutage(error)
    if (outage) this.retryLater()
    const isNews = outage ? useSync.getState().phase !== 'waiting' : sent !== this.refused
    if (!outage) this.refused = sent
    useSync.setState({ phase: outage ? 'waiting' : 'refused' })
    if (isNews) this.tell({ kind: 'failed', cells: Object.keys(sent), error, isOutage: outage })
    // Of a session that has ended the server takes nothing more; of one match it may refuse what it takes of another.
    return outage || hasStatus(error, 401) ? 'stop' : 'refused'
  }

  private retryLater(): void {
    this.retryTimer = setTimeout(() => void this.drain(), this.retryMs)
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS)
  }

  /** One of two values that two people set. */
  choose(key: MatchKey, conflict: CellConflict, choice: 'mine' | 'theirs'): void {
    setLocal(key, choose(localMatch(key), conflict, choice))
    void this.drain()
  }

  /** A match that is made here; without a connection too. `cells`: what it will have then. */
  make(key: MatchKey, toMake: MatchToMake, cells: Cells): void {
    useMatchesStore.setState((stored) => ({ toMake: { ...stored.toMake, [key]: toMake } }))
    setLocal(key, { ...UNKNOWN_MATCH, known: { ...EMPTY_DOCUMENT, cells } })
    void this.drain()
  }
}
