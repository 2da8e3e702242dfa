import { z } from 'zod'
import { currentMatchAnswer } from '#contract/match.ts'
import { matchChanges } from '#contract/match-changes.ts'
import { matchChanged, matchDocument } from '#contract/match-document.ts'
import { staffGraphic } from '#contract/match-graphic.ts'
import { seasonFacts } from '#contract/season-facts.ts'
import { newMatch, seasonChoices, staffMatches } from '#contract/staff-match.ts'
import { cellsOf, changedCells } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { type CellValue, EMPTY_DOCUMENT, type MatchDocument } from '#domain/match/document/document.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { SeasonFacts } from '#graphic/season-facts.ts'
import { LiveStandIn } from './live-stand-in.ts'
import { Refusal, type ServerStandIn } from './server-stand-in.ts'

const NO_SEASON: SeasonFacts = { table: null, fixtures: [], round: null, careers: [] }

interface KeptMatch {
  id: number
  document: MatchDocument
}

/** Documents of matches, changed by the very rules by which the server changes them. */
export class MatchesStandIn {
  private readonly kept = new Map<number, KeptMatch>()
  currentId: number | null = null
  lastLineup: z.input<typeof currentMatchAnswer>['lastLineup'] = null

  constructor(server: ServerStandIn) {
    // The last that fits answers: names go after the number that they are not.
    server.on('GET /api/matches/:id', matchDocument, ({ params, query }) =>
      this.answer(this.one(params.id), Number(query.get('since'))),
    )
    server.on('GET /api/matches/current', currentMatchAnswer, () => this.currentAnswer())
    server.on('POST /api/matches/current', matchDocument, () => this.answer(this.current ?? this.make()))
    server.on('POST /api/matches', matchDocument, ({ body }) => {
      const { isCurrent: _, key: __, teamId: ___, opponentId, ...named } = newMatch.parse(body)
      return this.answer(this.make({ ...named, selectedOpponent: opponentId } as Partial<MatchState>))
    })
    server.on('GET /api/matches', staffMatches, () => ({ matches: [], next: null }))
    server.on('GET /api/matches/choices', seasonChoices, () => ({
      seasons: [],
      competitions: [],
      competitionKinds: [],
    }))
    server.on('GET /api/matches/:id/season', seasonFacts, () => NO_SEASON)
    server.on('GET /api/matches/:id/graphics', z.array(staffGraphic), () => [])
    server.on('POST /api/matches/:id/changes', matchChanged, ({ params, body }) => {
      const { device, changes } = matchChanges.parse(body)
      const match = this.one(params.id)
      const { document, conflicts } = changeDocument(match.document, changes, { by: 'Anna', device, at: Date.now() })
      match.document = document
      return { match: this.answer(match), conflicts }
    })
  }

  /** The current match, as everybody else would read it. */
  get state(): MatchState {
    return stateOf(this.current?.document.cells ?? {}, Date.now())
  }

  get current(): KeptMatch | null {
    return this.currentId === null ? null : (this.kept.get(this.currentId) ?? null)
  }

  /** A match as it is to be, the current one from now on. */
  make(state: Partial<MatchState> = {}): KeptMatch {
    const id = this.kept.size + 1
    const match = { id, document: { ...EMPTY_DOCUMENT, version: 1 } }
    this.kept.set(id, match)
    this.currentId = id
    this.change(match, cellsOf({ ...EMPTY_MATCH, ...state }), null)
    return match
  }

  /** As another person's device does. */
  change(match: KeptMatch, values: Readonly<Record<string, CellValue>>, by: string | null = 'Ewa'): void {
    const author = { by, device: null, at: Date.now() }
    match.document = changeDocument(match.document, changesOn(match.document, values), author).document
  }

  /** As another person's device does, and the live channel tells of it. */
  changeElsewhere(change: Partial<MatchState>): void {
    const match = this.current
    if (!match) throw new Error('There is no current match')
    const since = match.document.version
    this.change(match, changedCells(this.state, { ...this.state, ...change }, match.document.cells))
    LiveStandIn.tell('match', { id: match.id, teamId: 1, since, match: this.answer(match, since) })
  }

  /** As an admin elsewhere does. */
  deleteElsewhere(id: number): void {
    const { version } = this.one(String(id)).document
    this.kept.delete(id)
    LiveStandIn.tell('match', { id, teamId: 1, since: version, match: null })
  }

  private one(id: string | undefined): KeptMatch {
    const match = this.kept.get(Number(id))
    if (!match) throw new Refusal(404, { message: 'Nie ma takiego meczu' })
    return match
  }

  private answer({ id, document }: KeptMatch, since = 0): z.input<typeof matchDocument> {
    const { version, cells, stamps } = document
    const keys = Object.keys(stamps).filter((key) => (stamps[key]?.version ?? 0) > since)
    return {
      id,
      teamId: 1,
      isCurrent: id === this.currentId,
      version,
      cells: since === 0 ? { ...cells } : Object.fromEntries(keys.map((key) => [key, cells[key] ?? null])),
      stamps: since === 0 ? { ...stamps } : Object.fromEntries(keys.map((key) => [key, stamps[key]])),
    } as z.input<typeof matchDocument>
  }

  private currentAnswer(): z.input<typeof currentMatchAnswer> {
    const match = this.current
    return {
      id: match && this.state.selectedOpponent !== null ? match.id : null,
      documentId: match?.id ?? null,
      document: match && this.answer(match),
      graphics: [],
      lastLineup: this.lastLineup,
    }
  }
}
