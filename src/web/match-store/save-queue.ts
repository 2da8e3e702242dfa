import type { Setting } from '#contract/setting.ts'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { type Raw, recordFrom } from '#domain/match/gate.ts'
import { EMPTY_STUDIO } from '#domain/match/studio-state.ts'
import { mergeChanges } from './merge-changes.ts'
import { comparedFields, sharedValue, withShared } from './shared-value.ts'
import type { Base, OwnStudio } from './studio-store.ts'

/** Pure steps of keeping the browser's state and the shared settings in step; the state they work on is passed in. */

const NEVER_SEEN: Base = { version: 0, value: null }

export const baseOf = ({ bases }: OwnStudio, key: SharedMatchKey): Base => bases[key] ?? NEVER_SEEN

/** Text that is no JSON counts as no value. */
export function contentOf(setting: Setting | null, onBroken: (error: unknown) => void): Raw | null {
  if (!setting) return null
  try {
    return recordFrom(JSON.parse(setting.value))
  } catch (error) {
    onBroken(error)
    return null
  }
}

const withBase = (own: OwnStudio, key: SharedMatchKey, base: Base): OwnStudio => ({
  ...own,
  bases: { ...own.bases, [key]: base },
})

const isUnsaved = (own: OwnStudio, key: SharedMatchKey): boolean => own.unsaved.includes(key)

export const markUnsaved = (own: OwnStudio, keys: readonly SharedMatchKey[]): OwnStudio => ({
  ...own,
  unsaved: [...own.unsaved, ...keys.filter((key) => !own.unsaved.includes(key))],
})

const markSaved = (own: OwnStudio, key: SharedMatchKey): OwnStudio => ({
  ...own,
  unsaved: own.unsaved.filter((unsaved) => unsaved !== key),
})

export const valueToSave = (own: OwnStudio, key: SharedMatchKey): Raw =>
  sharedValue(key, own.studio, baseOf(own, key).value)

/** What somebody else saved. Changes of one's own that wait to be saved are not overwritten: their save will meet it. */
export function receive(own: OwnStudio, key: SharedMatchKey, stored: Base, now: number): OwnStudio {
  const known = baseOf(own, key)
  if (stored.version === known.version || isUnsaved(own, key)) return own
  // An answer that was on its way may be older than what is known; a deleted key has no version to compare.
  if (stored.value && stored.version < known.version) return own
  return take(own, key, stored, now)
}

/** Theirs instead of mine; what was deleted is as it is in an empty studio. */
export function take(own: OwnStudio, key: SharedMatchKey, stored: Base, now: number): OwnStudio {
  const value = stored.value ?? sharedValue(key, EMPTY_STUDIO, null)
  return markSaved(withBase({ ...own, studio: withShared(own.studio, key, value, now) }, key, stored), key)
}

/** The save went through. What was changed while it was under way is still to be saved. */
export function settle(own: OwnStudio, key: SharedMatchKey, sent: Raw, saved: Base, now: number): OwnStudio {
  const mine = valueToSave(own, key)
  const isSame = comparedFields(key).every(
    (field) => JSON.stringify(mine[field] ?? null) === JSON.stringify(sent[field] ?? null),
  )
  return isSame ? take(own, key, saved, now) : withBase(own, key, saved)
}

export interface Reconciled {
  own: OwnStudio
  conflicts: string[]
}

/** The server holds something newer. Changes of different things are put together; for the others somebody must choose. */
export function reconcile(own: OwnStudio, key: SharedMatchKey, theirs: Base, now: number): Reconciled {
  const fields = comparedFields(key)
  const { value, conflicts } = mergeChanges(
    baseOf(own, key).value,
    valueToSave(own, key),
    theirs.value ?? {},
    theirs.value ? fields : [],
  )
  if (conflicts.length > 0) return { own, conflicts }
  if (!theirs.value) return { own, conflicts: [...fields] }
  return { own: withBase({ ...own, studio: withShared(own.studio, key, value, now) }, key, theirs), conflicts: [] }
}

/** Mine on top of theirs: saved next, based on what the server holds. */
export const insist = (own: OwnStudio, key: SharedMatchKey, theirs: Base): OwnStudio =>
  markUnsaved(withBase(own, key, theirs), [key])
