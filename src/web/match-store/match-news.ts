import { matchEvent } from '#contract/match-document.ts'
import type { MatchDocument } from '#domain/match/document/document.ts'
import { lostSince } from '#domain/match/document/lost-cells.ts'
import { receive } from '#domain/match/document/settle-local.ts'
import { hasStatus } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { documentOf, withDelta } from './answered-document.ts'
import { forgetSettled } from './forget-settled.ts'
import type { MatchCalls } from './match-calls.ts'
import { forgetMatch, knowTeam, localMatch, type MatchKey, setLocal, useMatchesStore } from './matches-store.ts'
import { openKey, useOpenMatch } from './open-match.ts'
import type { SyncEvent } from './sync-event.ts'

/** What others do with the matches that this browser knows. */
export class MatchNews {
  constructor(
    private readonly calls: MatchCalls,
    private readonly me: () => string | null,
    private readonly tell: (event: SyncEvent) => void,
  ) {}

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
    const me = this.me()
    const lost = me === null ? null : lostSince(local.known, document, me)
    setLocal(key, receive(local, document))
    if (lost) this.tell({ kind: 'lost', ...lost })
  }

  /** An admin has deleted it meanwhile. */
  letGo(key: MatchKey): void {
    forgetMatch(key)
    useOpenMatch.setState({ gone: key })
    this.tell({ kind: 'match-gone' })
  }
}
