import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'

export interface PhotoSelection {
  /** A tap selects instead of opening. */
  isOn: boolean
  ids: ReadonlySet<number>
  /** From where a range begins: what was touched last. */
  anchor: number | null
}

export type SelectionStep =
  | { type: 'begin' | 'end' | 'none' }
  | { type: 'toggle'; id: number }
  /** `shown`: all that are on the screen, in their order. */
  | { type: 'range'; id: number; shown: readonly number[] }
  | { type: 'all' | 'shown'; shown: readonly number[] }

export const NO_SELECTION: PhotoSelection = { isOn: false, ids: new Set(), anchor: null }

export const isFull = ({ ids }: PhotoSelection): boolean => ids.size >= PHOTOS_AT_ONCE

/** As many as one call may change. */
const withIds = (before: PhotoSelection, more: readonly number[], anchor: number | null): PhotoSelection => ({
  ...before,
  ids: new Set([...before.ids, ...more].slice(0, PHOTOS_AT_ONCE)),
  anchor,
})

function toggled(before: PhotoSelection, id: number): PhotoSelection {
  if (!before.ids.has(id)) return withIds(before, [id], id)
  return { ...before, ids: new Set([...before.ids].filter((one) => one !== id)), anchor: id }
}

function upTo(before: PhotoSelection, id: number, shown: readonly number[]): PhotoSelection {
  const [from, to] = [before.anchor === null ? -1 : shown.indexOf(before.anchor), shown.indexOf(id)]
  if (from < 0 || to < 0) return toggled(before, id)
  return withIds(before, shown.slice(Math.min(from, to), Math.max(from, to) + 1), id)
}

/** Nobody changes what they do not see: what is gone, or filtered away, is not selected any more. */
function onlyShown(before: PhotoSelection, shown: readonly number[]): PhotoSelection {
  const here = new Set(shown)
  const ids = [...before.ids].filter((id) => here.has(id))
  return ids.length === before.ids.size ? before : { ...before, ids: new Set(ids) }
}

export function nextSelection(before: PhotoSelection, step: SelectionStep): PhotoSelection {
  switch (step.type) {
    case 'begin':
      return { ...NO_SELECTION, isOn: true }
    case 'end':
      return NO_SELECTION
    case 'none':
      return { ...before, ids: new Set(), anchor: null }
    case 'toggle':
      return toggled(before, step.id)
    case 'range':
      return upTo(before, step.id, step.shown)
    case 'all':
      return withIds(before, step.shown, before.anchor)
    case 'shown':
      return onlyShown(before, step.shown)
  }
}
