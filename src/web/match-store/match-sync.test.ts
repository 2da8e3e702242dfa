import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockOf, MINUTE_MS } from '#domain/match/clock.ts'
import { changedCells } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { EMPTY_DOCUMENT, type MatchDocument } from '#domain/match/document/document.ts'
import { shownCells } from '#domain/match/document/local-match.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { newEvent } from '#domain/match/events/match-event.ts'
import { recordEvent } from '#domain/match/events/record-events.ts'
import { pressClock } from '#domain/match/press-clock.ts'
import { HttpError, NetworkError } from '#web/api/http-error.ts'
import { changeHere } from './change-here.ts'
import type { MatchCalls } from './match-calls.ts'
import { MatchSync } from './match-sync.ts'
import { adoptMatches, DRAFT, draftOf, forgetMatches, localMatch, useMatchesStore } from './matches-store.ts'
import { currentIs, isOtherOpen, openKey, showTeam, useOpenMatch } from './open-match.ts'
import type { SyncEvent } from './sync-event.ts'
import { useSync } from './sync-phase.ts'

const NOW = Date.now()
const author = (by: string) => ({ by, device: by, at: NOW })

/** A server that keeps matches as documents and can be cut off, in whichever direction. */
class Server implements MatchCalls {
  documents = new Map<number, MatchDocument>()
  currentId: number | null = null
  /** The current match of another team, by its id. */
  currentIds = new Map<number, number>()
  made: string[] = []
  isAway = false
  isAnswerLost = false

  private reach(): void {
    if (this.isAway) throw new NetworkError('away')
  }

  private answer<Answer>(answer: Answer): Answer {
    if (this.isAnswerLost) throw new NetworkError('lost')
    return answer
  }

  put(): number {
    const id = this.documents.size + 1
    this.documents.set(id, { ...EMPTY_DOCUMENT, version: 1 })
    return id
  }

  private read(id: number) {
    const document = this.documents.get(id)
    if (!document) throw new HttpError(404, 'Not Found', { message: 'Nie ma takiego meczu' })
    const [teamId] = [...this.currentIds].find(([, current]) => current === id) ?? [1]
    return { id, teamId, isCurrent: teamId !== 1 || id === this.currentId, ...document }
  }

  fetchMatch: MatchCalls['fetchMatch'] = async (id, since) => {
    this.reach()
    const { cells, stamps, ...match } = this.read(id)
    const changed = Object.keys(stamps).filter((key) => since === 0 || (stamps[key]?.version ?? 0) > since)
    return {
      ...match,
      cells: Object.fromEntries(changed.map((key) => [key, cells[key] ?? null])),
      stamps: Object.fromEntries(changed.flatMap((key) => (stamps[key] ? [[key, stamps[key]]] : []))),
    } as never
  }

  ensureCurrent: MatchCalls['ensureCurrent'] = async (team) => {
    this.reach()
    if (team !== null) {
      if (!this.currentIds.has(team)) this.currentIds.set(team, this.put())
      return this.answer(this.read(this.currentIds.get(team) ?? 0)) as never
    }
    this.currentId ??= this.put()
    return this.answer(this.read(this.currentId)) as never
  }

  makeMatch: MatchCalls['makeMatch'] = async (key, { matchDate = null }) => {
    this.reach()
    const index = this.made.indexOf(key)
    if (index === -1) this.made.push(key)
    const id = index === -1 ? this.put() : index + 1
    if (index === -1) this.change(id, (match) => ({ ...match, matchDate: matchDate as string | null }), 'Anna')
    return this.answer(this.read(id)) as never
  }

  sendChanges: MatchCalls['sendChanges'] = async (id, device, changes) => {
    this.reach()
    const { document, conflicts } = changeDocument(this.read(id), changes, { ...author('Anna'), device })
    this.documents.set(id, document)
    return this.answer({ match: this.read(id), conflicts }) as never
  }

  state = (id: number): MatchState => stateOf(this.documents.get(id)?.cells ?? {}, NOW)

  /** Somebody else changes it. */
  change(id: number, recipe: (match: MatchState) => MatchState, by = 'Ewa'): void {
    const document = this.documents.get(id) ?? EMPTY_DOCUMENT
    const before = stateOf(document.cells, NOW)
    const values = changedCells(before, recipe(before), document.cells)
    this.documents.set(id, changeDocument(document, changesOn(document, values), author(by)).document)
  }
}

let server: Server
let sync: MatchSync
let events: SyncEvent[]

beforeEach(() => {
  vi.useFakeTimers()
  server = new Server()
  server.currentId = server.put()
  sync = new MatchSync(server)
  events = []
  forgetMatches()
  adoptMatches(1)
  useOpenMatch.setState({ chosen: null, team: null, currentId: null })
  useSync.setState({ phase: 'idle' })
  sync.open('Anna', (event) => events.push(event))
})
afterEach(() => {
  sync.close()
  vi.useRealTimers()
})

const change = (key: string, recipe: (match: MatchState) => MatchState, when: 'now' | 'rest' = 'rest') => {
  const isChanged = changeHere(key, recipe)
  if (isChanged && useMatchesStore.getState().owner !== null) sync.changed(when)
}
const shown = (key = '1'): MatchState => stateOf(shownCells(localMatch(key)), NOW)
const time = (matchTime: string) => (match: MatchState) => ({ ...match, matchTime })
const goal = (id: string) => (match: MatchState) =>
  recordEvent(match, newEvent({ id, kind: 'goal', side: 'ours', at: NOW, minute: '' }))

describe('the browser’s match', () => {
  it('shows a change at once, and sends it when the hand rests', async () => {
    await sync.news.refresh(1)
    change('1', time('15:00'))
    expect([shown().matchTime, server.state(1).matchTime]).toEqual(['15:00', null])
    await vi.advanceTimersByTimeAsync(700)
    expect(server.state(1).matchTime).toBe('15:00')
    expect(useSync.getState().phase).toBe('idle')
  })

  it('takes over what others save: told by the live channel, or asked for after a gap', async () => {
    await sync.news.refresh(1)
    server.change(1, time('15:00'))
    sync.news.hear({ id: 1, since: 1, match: await server.fetchMatch(1, 1) })
    expect(shown().matchTime).toBe('15:00')
    for (const at of ['16:00', '17:00', '18:00']) server.change(1, time(at))
    sync.news.hear({ id: 1, since: 4, match: await server.fetchMatch(1, 4) })
    await vi.advanceTimersByTimeAsync(0)
    expect(shown().matchTime).toBe('18:00')
    sync.news.hear({
      id: 1,
      since: 0,
      match: { ...(await server.fetchMatch(1, 0)), version: 2, cells: { matchTime: '15:00' } },
    })
    expect(shown().matchTime).toBe('18:00')
  })

  it('asks about one thing set differently, with both values; the other changes go through', async () => {
    await sync.news.refresh(1)
    server.change(1, time('16:00'))
    change('1', (match) => goal('a')({ ...match, matchTime: '15:00' }), 'now')
    await sync.drain()
    expect(server.state(1).events).toMatchObject([{ id: 'a' }])
    expect(localMatch('1').asked).toMatchObject([{ key: 'matchTime', mine: '15:00', theirs: '16:00', by: 'Ewa' }])
    const [asked] = localMatch('1').asked
    if (asked) sync.choose('1', asked, 'mine')
    await sync.drain()
    expect([server.state(1).matchTime, localMatch('1').asked]).toEqual(['15:00', []])
    expect(server.documents.get(1)?.stamps.matchTime).toMatchObject({ over: 'Ewa' })
  })

  it('tells whose change was replaced on purpose', async () => {
    change('1', time('15:00'), 'now')
    await sync.drain()
    const document = server.documents.get(1) ?? EMPTY_DOCUMENT
    const replaced = { base: document.version, from: '15:00', to: '16:00', over: 'Anna' }
    server.documents.set(1, changeDocument(document, { matchTime: replaced }, author('Ewa')).document)
    await sync.news.refresh(1)
    expect(events).toEqual([{ kind: 'lost', cells: ['matchTime'], by: 'Ewa' }])
  })

  it('does not press a clock that somebody else has pressed meanwhile', async () => {
    await sync.news.refresh(1)
    const press = (match: MatchState) => ({ ...match, ...pressClock(clockOf(match), NOW) })
    server.change(1, (match) => ({ ...match, ...pressClock(clockOf(match), NOW - MINUTE_MS) }))
    change('1', press, 'now')
    await sync.drain()
    expect(shown().matchTimeState).toBe('firstHalf')
    expect([server.state(1).matchTimeState, localMatch('1').asked]).toEqual(['firstHalf', []])
    expect(events).toEqual([{ kind: 'clock-changed-elsewhere', by: 'Ewa' }])
  })

  it('goes out though the server refuses another match’s changes, which wait', async () => {
    const other = String(server.put())
    await Promise.all([sync.news.refresh(1), sync.news.refresh(Number(other))])
    const send = server.sendChanges
    server.sendChanges = async (id, device, changes) => {
      if (id === 1) throw new HttpError(400, 'Bad Request', { message: 'Nie ma takiej godziny' })
      return send(id, device, changes)
    }
    change('1', time('15:00'))
    change(other, time('17:00'), 'now')
    await sync.drain()
    expect(server.state(Number(other)).matchTime).toBe('17:00')
    expect(shown('1').matchTime).toBe('15:00')
    expect(useSync.getState().phase).toBe('refused')
    await sync.drain()
    expect(events, 'said once').toMatchObject([{ kind: 'failed', cells: ['matchTime'], isOutage: false }])
    server.sendChanges = send
    expect(await sync.saveNow()).toBe(true)
    expect(server.state(1).matchTime).toBe('15:00')
  })

  it('is let go when an admin has deleted it', async () => {
    await sync.news.refresh(1)
    server.documents.delete(1)
    change('1', time('15:00'), 'now')
    await sync.drain()
    expect(useMatchesStore.getState().matches).toEqual({})
    expect(events).toEqual([{ kind: 'match-gone' }])
  })
})

describe('without a connection', () => {
  it('nothing is lost: ten events wait over a reload and arrive once, in order', async () => {
    await sync.news.refresh(1)
    server.isAway = true
    const ids = Array.from({ length: 10 }, (_, index) => `e${index}`)
    ids.forEach((id, index) => {
      change('1', (match) => recordEvent(match, newEvent({ id, kind: 'goal', side: 'ours', at: NOW + index })), 'now')
    })
    await sync.drain()
    expect(useSync.getState().phase).toBe('waiting')
    sync.close()
    const reloaded = new MatchSync(server)
    server.isAway = false
    reloaded.open('Anna', () => {})
    await reloaded.drain()
    expect(server.state(1).events.map(({ id }) => id)).toEqual(ids)
    reloaded.close()
  })

  it('it is tried again by itself, and a lost answer records nothing twice', async () => {
    await sync.news.refresh(1)
    server.isAnswerLost = true
    change('1', goal('a'), 'now')
    await sync.drain()
    server.change(1, time('15:00'))
    server.isAnswerLost = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.state(1).events).toHaveLength(1)
    expect([shown().matchTime, useSync.getState().phase]).toEqual(['15:00', 'idle'])
  })

  it('a match is prepared, and even made, before the server knows of it', async () => {
    server.documents.clear()
    server.currentId = null
    server.isAway = true
    change(DRAFT, time('15:00'), 'now')
    sync.make('nowy', { opponentId: 3 }, {})
    change('nowy', goal('a'), 'now')
    await sync.drain()
    server.isAway = false
    expect(await sync.saveNow()).toBe(true)
    const states = [...server.documents.keys()].map(server.state)
    expect(states.map(({ matchTime }) => matchTime).sort()).toEqual(['15:00', null])
    expect(states.flatMap((state) => state.events)).toMatchObject([{ id: 'a' }])
    expect(Object.keys(useMatchesStore.getState().matches).sort()).toEqual(['1', '2'])
    expect(useMatchesStore.getState().toMake).toEqual({})
  })
})

describe('a match made here', () => {
  const made = { opponentId: 3, matchDate: '2026-11-22' }
  const cells = { opponentId: 3, matchDate: '2026-11-22' }

  it('is whole at once, and what is put right before it arrives is no quarrel with oneself', async () => {
    server.isAway = true
    sync.make('nowy', made, cells)
    expect(shown('nowy')).toMatchObject({ selectedOpponent: 3, matchDate: '2026-11-22' })
    change('nowy', (match) => ({ ...match, matchDate: '2026-11-23' }), 'now')
    await sync.drain()
    useOpenMatch.setState({ chosen: 'nowy' })
    server.isAway = false
    expect(await sync.saveNow()).toBe(true)
    expect([server.state(2).matchDate, localMatch('2').asked]).toEqual(['2026-11-23', []])
    expect([useOpenMatch.getState().chosen, useMatchesStore.getState().numbers]).toEqual(['2', { nowy: 2 }])
  })

  it('is not everything saved while it waits, and is kept for whoever made it', async () => {
    server.isAway = true
    sync.make('nowy', made, cells)
    expect(await sync.saveNow()).toBe(false)
    adoptMatches(null)
    expect(useMatchesStore.getState().toMake).toEqual({})
    adoptMatches(1)
    expect(useMatchesStore.getState().toMake).toEqual({ nowy: made })
  })
})

describe('another team', () => {
  const JUNIORS = 7

  it('gets what was done for it while there was no connection, and the first team does not', async () => {
    server.isAway = true
    change(DRAFT, time('11:00'), 'now')
    change(draftOf(JUNIORS), goal('a'), 'now')
    useOpenMatch.setState({ team: JUNIORS })
    await sync.drain()
    server.isAway = false
    expect(await sync.saveNow()).toBe(true)
    const juniors = server.currentIds.get(JUNIORS) ?? 0
    expect([server.state(1), server.state(juniors)]).toMatchObject([
      { matchTime: '11:00', events: [] },
      { matchTime: null, events: [{ id: 'a' }] },
    ])
    expect(useOpenMatch.getState().currentId).toBe(juniors)
    expect(useMatchesStore.getState().teamIds).toEqual({ 1: 1, [juniors]: JUNIORS })
  })

  it('has its match on the screen after a switch, and none of the team before', () => {
    currentIs(1, true)
    const { visit } = useOpenMatch.getState()
    showTeam(JUNIORS)
    expect(openKey()).toBe(draftOf(JUNIORS))
    currentIs(5, true)
    expect([openKey(), isOtherOpen(), useOpenMatch.getState().visit]).toEqual(['5', false, visit + 1])
  })

  it('is remembered with the matches of the one who chose it', () => {
    useMatchesStore.setState({ team: JUNIORS })
    adoptMatches(2)
    expect(useMatchesStore.getState().team).toBeNull()
  })
})

describe('what is kept in the browser', () => {
  it('are the matches looked at last, and all that have something to send', async () => {
    for (let id = 2; id <= 12; id += 1) server.put()
    await sync.news.refresh(1)
    server.isAway = true
    change('1', time('15:00'), 'now')
    await sync.drain()
    server.isAway = false
    for (let id = 2; id <= 12; id += 1) await sync.news.refresh(id)
    const kept = Object.keys(useMatchesStore.getState().matches)
    expect(kept).toContain('1')
    expect(kept).toContain('12')
    expect(kept).not.toContain('2')
  })
})

describe('whoever', () => {
  it('visits saves nothing, and sees nothing of the staff', async () => {
    await sync.news.refresh(1)
    adoptMatches(null)
    expect(shown()).toEqual(stateOf({}, NOW))
    change(DRAFT, time('15:00'), 'now')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.state(1)).toEqual(EMPTY_MATCH)
  })

  it('comes back finds their unsaved changes, and nobody else does', async () => {
    server.isAway = true
    change('1', time('15:00'), 'now')
    await sync.drain()
    adoptMatches(null)
    expect(useMatchesStore.getState().matches).toEqual({})
    adoptMatches(1)
    expect(shown().matchTime).toBe('15:00')
    adoptMatches(null)
    adoptMatches(2)
    adoptMatches(1)
    expect(useMatchesStore.getState().matches).toEqual({})
  })
})
