import { type MatchDocumentAnswer, matchEvent } from '#contract/match-document.ts'
import type { CellConflict } from '#domain/match/document/change-document.ts'
import {
  type CellChanges,
  type Cells,
  EMPTY_DOCUMENT,
  type MatchDocument,
  withCell,
} from '#domain/match/document/document.ts'
import { UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { lostSince } from '#domain/match/document/lost-cells.ts'
import { choose, rebased, receive, settle } from '#domain/match/document/settle-local.ts'
import { hasStatus, isOutage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { isGraphicChoice } from './cell-words.ts'
import { forgetSettled } from './forget-settled.ts'
import type { MatchCalls } from './match-calls.ts'
import {
  draftOf,
  forgetMatch,
  hasPending,
  knowTeam,
  localMatch,
  type MatchKey,
  type MatchToMake,
  numberOf,
  setLocal,
  teamOfDraft,
  useMatchesStore,
} from './matches-store.ts'
import { openKey, useOpenMatch } from './open-match.ts'
import { useSync } from './sync-phase.ts'

const REST_MS = 700
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

export type SyncEvent =
  | { kind: 'failed'; cells: readonly string[]; error: unknown; isOutage: boolean }
  | { kind: 'clock-changed-elsewhere'; by: string | null }
  | { kind: 'lost'; cells: readonly string[]; by: string | null }
  | { kind: 'match-gone' }

/** Whether to go on to the next match, and whether this one is to be left for later. */
type Outcome = 'sent' | 'refused' | 'stop'

const documentOf = ({ version, cells, stamps }: MatchDocumentAnswer): MatchDocument => ({ version, cells, stamps })

/** What is known with what has changed since. */
function withDelta(known: MatchDocument, { version, cells, stamps }: MatchDocumentAnswer): MatchDocument {
  let merged = known.cells
  for (const [key, value] of Object.entries(cells)) merged = withCell(merged, key, value)
  return { version, cells: merged, stamps: { ...known.stamps, ...stamps } }
}

/** Keeps this browser's matches and everybody else's in step: what is changed here goes out, one match after the other. */
export class MatchSync {
  private restTimer: ReturnType<typeof setTimeout> | undefined
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private retryMs = FIRST_RETRY_MS
  private draining: Promise<void> | null = null
  private tell: (event: SyncEvent) => void = () => {}
  private me: string | null = null

  constructor(private readonly calls: MatchCalls) {}

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
      const id = numberOf(key) ?? (await this.numbered(key))
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
      if (hasStatus(error, 404)) return this.letGo(key)
      return this.failed(Object.keys(sent), error)
    }
  }

  /** The match gets its number; what waited under its first name goes on under that. */
  private async numbered(key: MatchKey): Promise<number> {
    const toMake = useMatchesStore.getState().toMake[key]
    const made = await (toMake ? this.calls.makeMatch(key, toMake) : this.calls.ensureCurrent(teamOfDraft(key)))
    const document = documentOf(made)
    const { pending } = rebased(localMatch(key), document)
    const known = String(made.id)
    setLocal(known, {
      ...receive(localMatch(known), document),
      pending: { ...localMatch(known).pending, ...pending },
    })
    knowTeam(known, made.teamId)
    useOpenMatch.setState(({ chosen, team, currentId }) => ({
      chosen: chosen === key ? known : chosen,
      // Another team's is current too, but not here.
      currentId: made.isCurrent && (chosen === key || key === draftOf(team)) ? made.id : currentId,
    }))
    forgetMatch(key)
    useMatchesStore.setState(({ numbers }) => ({ numbers: { ...numbers, [key]: made.id } }))
    return made.id
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

  private failed(cells: readonly string[], error: unknown): Outcome {
    const outage = isOutage(error)
    if (outage) this.retryLater()
    const isNews = useSync.getState().phase !== 'waiting' || !outage
    useSync.setState({ phase: outage ? 'waiting' : 'refused' })
    if (isNews) this.tell({ kind: 'failed', cells, error, isOutage: outage })
    // Of a session that has ended the server takes nothing more; of one match it may refuse what it takes of another.
    return outage || hasStatus(error, 401) ? 'stop' : 'refused'
  }

  /** An admin has deleted it meanwhile. */
  private letGo(key: MatchKey): Outcome {
    forgetMatch(key)
    useOpenMatch.setState({ gone: key })
    this.tell({ kind: 'match-gone' })
    return 'sent'
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

  /** What somebody else has changed, as the live channel tells it. */
  hear(told: unknown): void {
    const { id, since, match } = matchEvent.parse(told)
    const key = String(id)
    const { matches } = useMatchesStore.getState()
    const local = matches[key]
    if (!local) return
    if (!match) {
      this.letGo(key)
      return
    }
    if (match.version <= local.known.version) return
    if (local.known.version < since)
      void this.refresh(id).catch((error: unknown) => logFailure('Nie udało się odczytać meczu', error))
    else this.know(key, withDelta(local.known, match))
  }

  /** Asks the server for what has changed since. */
  async refresh(id: number): Promise<number> {
    const { owner } = useMatchesStore.getState()
    const { known } = localMatch(String(id))
    const answer = await this.calls.fetchMatch(id, known.version).catch((error: unknown) => {
      if (hasStatus(error, 404) && known.version > 0) this.letGo(String(id))
      throw error
    })
    if (useMatchesStore.getState().owner !== owner) return known.version
    knowTeam(String(id), answer.teamId)
    forgetSettled([String(id), openKey(), String(useOpenMatch.getState().currentId)])
    // A restored backup may hold an older version than is known here.
    if (answer.version < known.version) {
      const whole = await this.calls.fetchMatch(id, 0)
      setLocal(String(id), { ...localMatch(String(id)), known: documentOf(whole) })
      return whole.version
    }
    this.know(String(id), known.version === 0 ? documentOf(answer) : withDelta(known, answer))
    return answer.version
  }

  private know(key: MatchKey, document: MatchDocument): void {
    const local = localMatch(key)
    const lost = this.me === null ? null : lostSince(local.known, document, this.me)
    setLocal(key, receive(local, document))
    if (lost) this.tell({ kind: 'lost', ...lost })
  }

  /** A match that is made here; without a connection too. `cells`: what it will have then. */
  make(key: MatchKey, toMake: MatchToMake, cells: Cells): void {
    useMatchesStore.setState((stored) => ({ toMake: { ...stored.toMake, [key]: toMake } }))
    setLocal(key, { ...UNKNOWN_MATCH, known: { ...EMPTY_DOCUMENT, cells } })
    void this.drain()
  }
}
