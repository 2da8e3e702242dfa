import {
  type CellChange,
  type CellChanges,
  type CellValue,
  cellVersion,
  isObject,
  type MatchDocument,
  type Stamp,
  sameValue,
  withCell,
} from './document.ts'
import { isEventKey } from './keys.ts'
import { doublesOf } from './one-place.ts'

export interface CellConflict {
  key: string
  mine: CellValue
  theirs: CellValue
  by: string | null
  at: number
}

export interface Changed {
  document: MatchDocument
  /** The cells that hold another value than before. */
  touched: string[]
  conflicts: CellConflict[]
}

export type ChangeAuthor = Pick<Stamp, 'by' | 'device' | 'at'>

/** What both have changed of one object, field by field; null: they set the same field differently. */
function mergeFields(from: CellValue, mine: CellValue, theirs: CellValue): CellValue {
  if (!isObject(from) || !isObject(mine) || !isObject(theirs)) return null
  const merged: Record<string, CellValue> = { ...theirs }
  for (const name of new Set([...Object.keys(from), ...Object.keys(mine)])) {
    if (sameValue(mine[name], from[name]) || sameValue(mine[name], theirs[name])) continue
    if (!sameValue(theirs[name], from[name])) return null
    merged[name] = mine[name] ?? null
  }
  return merged
}

/** Mine where I changed something, theirs elsewhere: what stands if mine is chosen. */
function mineOver(from: CellValue, mine: CellValue, theirs: CellValue): CellValue {
  if (!isObject(from) || !isObject(mine) || !isObject(theirs)) return mine
  const changed = Object.keys({ ...from, ...mine }).filter((name) => !sameValue(mine[name], from[name]))
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name] ?? null])) }
}

/** The value that the cell is to hold; undefined: two people set the same thing differently, somebody must choose. */
function settledValue(
  document: MatchDocument,
  key: string,
  { base, from, to }: CellChange,
  author: ChangeAuthor,
): CellValue | undefined {
  const theirs = document.cells[key] ?? null
  const stamp = document.stamps[key]
  if (sameValue(theirs, to) || cellVersion(document, key) === base) return to
  // The answer to this browser's own earlier try was lost on the way.
  if (stamp?.device && stamp.device === author.device) return to
  // An event is recorded once. Who sends it again has not heard that it arrived, nor what became of it since.
  if (base === 0 && isEventKey(key)) return theirs
  return mergeFields(from, to, theirs) ?? undefined
}

/** Each cell is settled by itself: what two people set side by side is kept, whoever comes first. */
export function changeDocument(document: MatchDocument, changes: CellChanges, author: ChangeAuthor): Changed {
  const version = document.version + 1
  const touched: string[] = []
  const conflicts: CellConflict[] = []
  let { cells } = document
  const stamps: Record<string, Stamp> = { ...document.stamps }
  for (const [key, change] of Object.entries(changes)) {
    const theirs = document.cells[key] ?? null
    const value = settledValue(document, key, change, author)
    if (value === undefined) {
      const { by = null, at = 0 } = document.stamps[key] ?? {}
      conflicts.push({ key, mine: mineOver(change.from, change.to, theirs), theirs, by, at })
      continue
    }
    if (sameValue(value, theirs)) continue
    cells = withCell(cells, key, value)
    stamps[key] = { version, ...author, ...(change.over === undefined ? {} : { over: change.over }) }
    touched.push(key)
  }
  for (const key of doublesOf(cells, touched)) {
    cells = withCell(cells, key, null)
    stamps[key] = { version, ...author }
    touched.push(key)
  }
  if (touched.length === 0) return { document, touched, conflicts }
  return { document: { version, cells, stamps }, touched, conflicts }
}

/** As the document's own rules set them: nobody can be late. */
export const changesOn = (document: MatchDocument, values: Readonly<Record<string, CellValue>>): CellChanges =>
  Object.fromEntries(
    Object.entries(values).map(([key, to]) => [
      key,
      { base: cellVersion(document, key), from: document.cells[key] ?? null, to },
    ]),
  )
