import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { SHARED_MATCH_KEYS, type SharedMatchKey } from '#domain/club/settings.ts'
import { isRecord, listFrom, type Raw, recordFrom } from '#domain/match/gate.ts'
import { EMPTY_STUDIO, restoreStudio, type StudioState } from '#domain/match/studio-state.ts'
import { serverNow } from './server-clock.ts'

/** The stored version that the state here was last in step with; version 0: the key was absent. */
export interface Base {
  version: number
  value: Raw | null
}

export type Bases = Partial<Record<SharedMatchKey, Base>>

export interface OwnStudio {
  /** Whose state this is; null: a visitor's, who saves nothing. */
  owner: number | null
  studio: StudioState
  bases: Bases
  /** Keys with changes that are not on the server yet, in the order in which they are to go there. */
  unsaved: readonly SharedMatchKey[]
}

interface Stored extends OwnStudio {
  /** Somebody's unsaved changes, kept out of sight after his session ended, until he is back. */
  parked: OwnStudio | null
}

const NOTHING: OwnStudio = { owner: null, studio: EMPTY_STUDIO, bases: {}, unsaved: [] }

const isSharedKey = (value: unknown): value is SharedMatchKey => SHARED_MATCH_KEYS.some((key) => key === value)

function restoreBases(value: unknown): Bases {
  const entries = Object.entries(recordFrom(value)).flatMap(([key, base]) => {
    if (!isSharedKey(key) || !isRecord(base) || typeof base.version !== 'number') return []
    return [[key, { version: base.version, value: isRecord(base.value) ? base.value : null }] as const]
  })
  return Object.fromEntries(entries)
}

function restoreOwn(value: unknown): OwnStudio {
  const raw = recordFrom(value)
  return {
    owner: typeof raw.owner === 'number' ? raw.owner : null,
    studio: restoreStudio(raw.studio, serverNow()),
    bases: restoreBases(raw.bases),
    unsaved: [...new Set(listFrom(raw.unsaved).filter(isSharedKey))],
  }
}

const restore = (value: unknown): Stored => ({
  ...restoreOwn(value),
  parked: isRecord(recordFrom(value).parked) ? restoreOwn(recordFrom(value).parked) : null,
})

/** The client's graphics state, kept in the browser under a fixed name. */
export const useStudioStore = create<Stored>()(
  persist((): Stored => ({ ...NOTHING, parked: null }), {
    name: 'jedenastka-graphics-state',
    version: 1,
    merge: (stored) => restore(stored),
    // A state of another version is read through the same gate, field by field.
    migrate: (stored) => restore(stored),
  }),
)

export const studioNow = (): StudioState => useStudioStore.getState().studio

export function useStudio<Part>(select: (studio: StudioState) => Part): Part {
  return useStudioStore(({ studio }) => select(studio))
}

/** The state belongs to one person: whoever comes next on this device begins with his own, a visitor with none. */
export function adoptStudio(userId: number | null): void {
  const { parked, ...own } = useStudioStore.getState()
  if (own.owner === userId) return
  const left = own.owner !== null && own.unsaved.length > 0 ? own : parked
  const back = userId !== null && left?.owner === userId ? left : null
  useStudioStore.setState({ ...(back ?? { ...NOTHING, owner: userId }), parked: back || userId !== null ? null : left })
}

/** After signing out nothing of the club's plans stays on the device. */
export function forgetStudio(): void {
  useStudioStore.setState({ ...NOTHING, parked: null })
}
