/** A match is a document of cells: the smallest things that one person sets and another may set at the same time. */
export type CellValue = string | number | boolean | null | readonly CellValue[] | { readonly [name: string]: CellValue }

/** A cell that is absent holds null. */
export type Cells = Readonly<Record<string, CellValue>>

export interface Stamp {
  /** The document's version that brought the cell's present value. */
  version: number
  by: string | null
  /** Which browser: one account may be signed in on several. */
  device: string | null
  /** Milliseconds since 1970, in the server's time. */
  at: number
  /** Whose value was replaced on purpose, after both had been shown. */
  over?: string
}

export type Stamps = Readonly<Record<string, Stamp>>

export interface MatchDocument {
  version: number
  cells: Cells
  /** A cell that was emptied keeps its stamp, so that a late change of it is still noticed. */
  stamps: Stamps
}

export const EMPTY_DOCUMENT: MatchDocument = { version: 0, cells: {}, stamps: {} }

export interface CellChange {
  /** The version of the cell that the change was made on; 0: it had never been set. */
  base: number
  from: CellValue
  to: CellValue
  over?: string
}

export type CellChanges = Readonly<Record<string, CellChange>>

export const isObject = (value: CellValue | undefined): value is { readonly [name: string]: CellValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever the order of an object's fields: the database does not keep it. */
export function sameValue(one: CellValue | undefined, other: CellValue | undefined): boolean {
  const [a, b] = [one ?? null, other ?? null]
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameValue(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => sameValue(a[name], b[name]))
}

export const cellVersion = ({ stamps }: Pick<MatchDocument, 'stamps'>, key: string): number => stamps[key]?.version ?? 0

export function withCell(cells: Cells, key: string, value: CellValue): Cells {
  if (value !== null) return { ...cells, [key]: value }
  const { [key]: _, ...rest } = cells
  return rest
}
