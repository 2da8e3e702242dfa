import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Setting } from '#contract/setting.ts'
import { SHARED_MATCH_KEYS, type SharedMatchKey } from '#domain/club/settings.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { HttpError, isOutage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { applySetting, conflictingSetting, saveSetting } from '#web/api/settings.ts'
import { baseOf, contentOf, insist, markUnsaved, receive, reconcile, settle, take, valueToSave } from './save-queue.ts'
import { serverNow } from './server-clock.ts'
import { type Base, type OwnStudio, useStudioStore } from './studio-store.ts'

const REST_MS = 700
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

export interface Conflict {
  key: SharedMatchKey
  /** Null: somebody has deleted it. */
  theirs: Setting | null
}

interface Sync {
  /** `waiting`: the server cannot be reached, changes go out when it can. `refused`: it did not take them. */
  phase: 'idle' | 'saving' | 'waiting' | 'refused'
  conflict: Conflict | null
}

export const useSync = create<Sync>(() => ({ phase: 'idle', conflict: null }))

export type SyncEvent =
  | { kind: 'saved'; key: SharedMatchKey }
  | { kind: 'failed'; key: SharedMatchKey; error: unknown; isOutage: boolean }
  | { kind: 'clock-changed-elsewhere'; theirs: Setting | null }

let client: QueryClient | null = null
let tell: (event: SyncEvent) => void = () => {}
let restTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS
let draining: Promise<void> | null = null

const own = (): OwnStudio => useStudioStore.getState()
function setOwn(next: OwnStudio): void {
  useStudioStore.setState(next)
}

const baseFrom = (setting: Setting | null): Base => ({
  version: setting?.version ?? 0,
  value: contentOf(setting, (error) => logFailure(`Nieczytelne ustawienie ${setting?.key}`, error)),
})

/** Changes the state here at once. It goes to the server now, or when the hand rests. */
export function changeStudio(
  keys: readonly SharedMatchKey[],
  recipe: (studio: StudioState) => StudioState,
  when: 'now' | 'rest' = 'rest',
): void {
  const before = own()
  const studio = recipe(before.studio)
  if (studio === before.studio) return
  setOwn(before.owner === null ? { ...before, studio } : markUnsaved({ ...before, studio }, keys))
  if (before.owner === null) return
  clearTimeout(restTimer)
  if (when === 'now') void drain()
  else restTimer = setTimeout(() => void drain(), REST_MS)
}

/** For what is kept on this device only, such as the address of a finished graphic. */
export function changeHere(recipe: (studio: StudioState) => StudioState): void {
  setOwn({ ...own(), studio: recipe(own().studio) })
}

/** Sends what waits. True: everything is on the server. */
export async function saveNow(): Promise<boolean> {
  clearTimeout(restTimer)
  await drain()
  return own().unsaved.length === 0
}

/** One run at a time. Whatever is changed meanwhile is found by the run under way. */
function drain(): Promise<void> {
  draining ??= run().finally(() => {
    draining = null
  })
  return draining
}

async function run(): Promise<void> {
  clearTimeout(retryTimer)
  for (;;) {
    const key = own().unsaved[0]
    if (!key || useSync.getState().conflict) break
    // A try while the server is away is no news: the notice stays until one succeeds.
    if (useSync.getState().phase !== 'waiting') useSync.setState({ phase: 'saving' })
    if (!(await saveOne(key))) return
  }
  retryMs = FIRST_RETRY_MS
  useSync.setState({ phase: 'idle' })
}

/** False: stop here. */
async function saveOne(key: SharedMatchKey): Promise<boolean> {
  const before = own()
  const sent = { ...valueToSave(before, key), timestamp: serverNow() }
  try {
    const version = baseOf(before, key).version
    const setting = await saveSetting({ key, value: JSON.stringify(sent), version })
    if (own().owner !== before.owner) return false
    setOwn(settle(own(), key, sent, baseFrom(setting), serverNow()))
    if (client) applySetting(client, { key, setting })
    useSync.setState({ phase: 'saving' })
    tell({ kind: 'saved', key })
    return true
  } catch (error) {
    if (own().owner !== before.owner) return false
    if (error instanceof HttpError && error.status === 409) return meetOthers(key, conflictingSetting(error))
    const outage = isOutage(error)
    if (outage) retryLater()
    const isNews = useSync.getState().phase !== 'waiting' || !outage
    useSync.setState({ phase: outage ? 'waiting' : 'refused' })
    if (isNews) tell({ kind: 'failed', key, error, isOutage: outage })
    return false
  }
}

function retryLater(): void {
  retryTimer = setTimeout(() => void drain(), retryMs)
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
}

function meetOthers(key: SharedMatchKey, theirs: Setting | null): boolean {
  if (client) applySetting(client, { key, setting: theirs })
  // The clock is one for all: a press on a clock that has moved on meanwhile must not move it again.
  if (key === 'lineup_settings_global') {
    setOwn(take(own(), key, baseFrom(theirs), serverNow()))
    tell({ kind: 'clock-changed-elsewhere', theirs })
    return true
  }
  const { own: next, conflicts } = reconcile(own(), key, baseFrom(theirs), serverNow())
  setOwn(next)
  if (conflicts.length === 0) return true
  useSync.setState({ conflict: { key, theirs }, phase: 'idle' })
  return false
}

export function resolveConflict(choice: 'theirs' | 'mine'): void {
  const { conflict } = useSync.getState()
  if (!conflict) return
  const base = baseFrom(conflict.theirs)
  const { key } = conflict
  setOwn(choice === 'theirs' ? take(own(), key, base, serverNow()) : insist(own(), key, base))
  useSync.setState({ conflict: null })
  void drain()
}

/** The settings as the server has them, from wherever they came: first load, live channel or poll. */
export function receiveSettings(settings: readonly Setting[]): void {
  const now = serverNow()
  let next = own()
  if (next.owner === null) return
  for (const key of SHARED_MATCH_KEYS) {
    next = receive(next, key, baseFrom(settings.find((setting) => setting.key === key) ?? null), now)
  }
  if (next !== own()) setOwn(next)
}

/** Nothing that waited is to be sent any more, say after everything was cleared. */
export function dropUnsaved(studio: StudioState, cleared: readonly SharedMatchKey[]): void {
  clearTimeout(restTimer)
  clearTimeout(retryTimer)
  const bases = { ...own().bases }
  for (const key of cleared) bases[key] = { version: 0, value: null }
  setOwn({ ...own(), studio, bases, unsaved: own().unsaved.filter((key) => !cleared.includes(key)) })
  useSync.setState({ conflict: null, phase: 'idle' })
}

/** Set-up and clean-up of the sync in one place; changes left over from the last visit go out at once. */
export function startSync(queryClient: QueryClient, listener: (event: SyncEvent) => void): () => void {
  client = queryClient
  tell = listener
  const goOn = () => void drain()
  const onWake = () => {
    if (document.visibilityState === 'visible') goOn()
  }
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', onWake)
  goOn()
  return () => {
    window.removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', onWake)
    clearTimeout(restTimer)
    clearTimeout(retryTimer)
    client = null
    tell = () => {}
  }
}
