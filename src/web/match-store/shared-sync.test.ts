import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Setting } from '#contract/setting.ts'
import { NEW_CLOCK } from '#domain/match/clock.ts'
import { EMPTY_STUDIO } from '#domain/match/studio-state.ts'
import { scoreGoal, takeBackGoal } from './goals.ts'
import { pressMatchClock } from './match-clock.ts'
import { setHome } from './set-home.ts'
import {
  changeStudio,
  receiveSettings,
  resolveConflict,
  type SyncEvent,
  saveNow,
  startSync,
  useSync,
} from './shared-sync.ts'
import { adoptStudio, forgetStudio, studioNow, useStudioStore } from './studio-store.ts'

/** A server that keeps settings by version and can be cut off. */
class Server {
  settings = new Map<string, Setting>()
  isAway = false
  saves: string[] = []

  put(key: string, value: object, by = 'Ewa'): Setting {
    const version = (this.settings.get(key)?.version ?? 0) + 1
    const updatedAt = new Date(version * 1000).toISOString()
    const setting = { id: 1, key, value: JSON.stringify(value), version, updatedBy: by, updatedAt }
    this.settings.set(key, setting)
    return setting
  }

  content = (key: string) => JSON.parse(this.settings.get(key)?.value ?? 'null')

  answer = async (_path: string, init: RequestInit): Promise<Response> => {
    if (this.isAway) throw new TypeError('Failed to fetch')
    const { key, value, version } = JSON.parse(String(init.body))
    const current = this.settings.get(key) ?? null
    if ((current?.version ?? 0) !== version) {
      return Response.json({ message: 'konflikt', current }, { status: 409 })
    }
    this.saves.push(key)
    return Response.json(this.put(key, JSON.parse(value), 'Anna'))
  }
}

let server: Server
let events: SyncEvent[]
let stop: () => void
const storage = new Map<string, string>()
const listeners = new Map<string, () => void>()
const target = {
  addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  removeEventListener: (name: string) => listeners.delete(name),
}

beforeEach(() => {
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' })
  server = new Server()
  vi.stubGlobal('fetch', server.answer)
  events = []
  useSync.setState({ phase: 'idle', conflict: null })
  forgetStudio()
  adoptStudio(1)
  stop = startSync(new QueryClient(), (event) => events.push(event))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  storage.clear()
})

const LINEUP = 'lineup_positions_global'
const setOpponent = (id: number) => changeStudio([LINEUP], (studio) => ({ ...studio, selectedOpponent: id }))
const setDate = (date: string) => changeStudio([LINEUP], (studio) => ({ ...studio, matchDate: date }))
const all = () => [...server.settings.values()]

describe('the shared match in the browser', () => {
  it('saves what was changed, with the version it was based on', async () => {
    setOpponent(4)
    expect(await saveNow()).toBe(true)
    expect(server.content(LINEUP)).toMatchObject({ opponentId: 4, isHome: true })
    setOpponent(5)
    expect(await saveNow()).toBe(true)
    expect(server.settings.get(LINEUP)?.version).toBe(2)
    expect(useStudioStore.getState().unsaved).toEqual([])
  })

  it('takes over what others save, and keeps fields it does not know', async () => {
    server.put(LINEUP, { opponentId: 9, matchDate: '2026-07-04', future: 'kept' })
    receiveSettings(all())
    expect(studioNow()).toMatchObject({ selectedOpponent: 9, matchDate: '2026-07-04' })
    setOpponent(5)
    await saveNow()
    expect(server.content(LINEUP)).toMatchObject({ opponentId: 5, future: 'kept' })
  })

  it('does not go back to an answer that is older than what it knows', async () => {
    server.put(LINEUP, { opponentId: 1 })
    const old = all()
    receiveSettings(old)
    setOpponent(2)
    await saveNow()
    receiveSettings(old)
    expect(studioNow().selectedOpponent).toBe(2)
  })

  it('puts together what two people changed in different places', async () => {
    server.put(LINEUP, { opponentId: 1, matchDate: null })
    receiveSettings(all())
    server.put(LINEUP, { opponentId: 1, matchDate: '2026-07-04' })
    setOpponent(2)
    expect(await saveNow()).toBe(true)
    expect(server.content(LINEUP)).toMatchObject({ opponentId: 2, matchDate: '2026-07-04' })
    expect(studioNow().matchDate).toBe('2026-07-04')
  })

  it.each(['mine', 'theirs'] as const)('asks when both changed the same, and keeps %s', async (choice) => {
    server.put(LINEUP, { opponentId: 1 })
    receiveSettings(all())
    server.put(LINEUP, { opponentId: 3 })
    setOpponent(2)
    expect(await saveNow()).toBe(false)
    expect(useSync.getState().conflict?.theirs?.updatedBy).toBe('Ewa')
    resolveConflict(choice)
    await saveNow()
    const kept = choice === 'mine' ? 2 : 3
    expect([studioNow().selectedOpponent, server.content(LINEUP).opponentId]).toEqual([kept, kept])
    expect(useSync.getState().conflict).toBeNull()
  })

  it('asks when somebody cleared what was being changed', async () => {
    server.put(LINEUP, { opponentId: 1 })
    receiveSettings(all())
    server.settings.clear()
    setOpponent(2)
    expect(await saveNow()).toBe(false)
    expect(useSync.getState().conflict).toEqual({ key: LINEUP, theirs: null })
    resolveConflict('theirs')
    expect(studioNow()).toMatchObject({ selectedOpponent: null, positions: EMPTY_STUDIO.positions })
  })

  it('follows others who clear everything', () => {
    server.put(LINEUP, { opponentId: 1, matchDate: '2026-07-04' })
    receiveSettings(all())
    receiveSettings([])
    expect(studioNow()).toMatchObject({ selectedOpponent: null, matchDate: null })
  })
})

describe('without a connection', () => {
  it('loses nothing: changes wait in order and go out when the network is back', async () => {
    server.isAway = true
    setOpponent(4)
    scoreGoal({ isOpponent: false, playerId: 7 })
    setDate('2026-07-04')
    expect(await saveNow()).toBe(false)
    expect(useSync.getState().phase).toBe('waiting')
    expect(events.filter(({ kind }) => kind === 'failed')).toHaveLength(1)
    expect(await saveNow()).toBe(false)
    expect(events.filter(({ kind }) => kind === 'failed')).toHaveLength(1)
    server.isAway = false
    listeners.get('online')?.()
    expect(await saveNow()).toBe(true)
    expect(server.saves).toEqual([LINEUP, 'result_settings_global', 'scorer_settings_global'])
    expect(server.content(LINEUP)).toMatchObject({ opponentId: 4, matchDate: '2026-07-04' })
    expect(useSync.getState().phase).toBe('idle')
  })

  it('is not overwritten by what others saved meanwhile', async () => {
    server.isAway = true
    setOpponent(4)
    await saveNow()
    server.isAway = false
    server.put(LINEUP, { opponentId: null, matchTime: '17:00' })
    receiveSettings(all())
    expect(studioNow().selectedOpponent).toBe(4)
    expect(await saveNow()).toBe(true)
    expect(server.content(LINEUP)).toMatchObject({ opponentId: 4, matchTime: '17:00' })
  })
})

describe('whose state it is', () => {
  it('a visitor saves nothing and sees nothing of the staff', async () => {
    setOpponent(4)
    await saveNow()
    adoptStudio(null)
    expect(studioNow().selectedOpponent).toBeNull()
    setOpponent(8)
    await saveNow()
    expect(server.content(LINEUP).opponentId).toBe(4)
  })

  it('unsaved changes wait out of sight until their owner is back, and for nobody else', async () => {
    server.isAway = true
    setOpponent(4)
    await saveNow()
    adoptStudio(null)
    expect(studioNow().selectedOpponent).toBeNull()
    adoptStudio(1)
    expect(studioNow().selectedOpponent).toBe(4)
    expect(useStudioStore.getState().unsaved).toEqual([LINEUP])
    adoptStudio(null)
    adoptStudio(2)
    adoptStudio(1)
    expect(studioNow().selectedOpponent).toBeNull()
  })
})

describe('goals and clock', () => {
  const score = () => [
    studioNow().homeScore,
    studioNow().awayScore,
    studioNow().resultHomeScore,
    studioNow().resultAwayScore,
  ]

  it('a goal is score, list and graphic at once; taken back it leaves all of them', async () => {
    scoreGoal({ isOpponent: false, playerId: 7 })
    scoreGoal({ isOpponent: true, playerId: null })
    expect(score()).toEqual([1, 1, 1, 1])
    expect(studioNow()).toMatchObject({ selectedScorer: 7, isOpponentGoal: true })
    expect(studioNow().scorers.map((entry) => [entry.score, entry.minute])).toEqual([
      ['1:0', "1'"],
      ['1:1', "1'"],
    ])
    await saveNow()
    const [first] = studioNow().scorers
    if (first) takeBackGoal(first)
    expect(score()).toEqual([0, 1, 0, 1])
    await saveNow()
    expect(server.content('result_settings_global')).toMatchObject({ resultHomeScore: 0, scorers: [{ score: '0:1' }] })
  })

  it('away, the score and the scorers turn round', () => {
    scoreGoal({ isOpponent: false, playerId: 7 })
    setHome(false)
    expect(score()).toEqual([0, 1, 0, 1])
    expect(studioNow().scorers[0]?.score).toBe('0:1')
  })

  it('a clock that somebody else has pressed meanwhile is not pressed again', async () => {
    const started = {
      ...NEW_CLOCK,
      matchTimeState: 'firstHalf',
      matchTimerActive: true,
      matchTimerStartTime: Date.now() - 60_000,
    }
    server.put('lineup_settings_global', started)
    pressMatchClock()
    await saveNow()
    expect(studioNow()).toMatchObject({ matchTimeState: 'firstHalf', matchTimerStartTime: started.matchTimerStartTime })
    expect(events.at(-1)).toMatchObject({ kind: 'clock-changed-elsewhere' })
    expect(server.settings.get('lineup_settings_global')?.version).toBe(1)
  })
})
