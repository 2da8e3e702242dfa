import { FORMAT_NAMES, type FormatName } from '../../formats.ts'

/** What a template changed of a piece; what is not here follows the look. */
export type PieceValues = Readonly<Record<string, number | string | boolean>>

/** Changes that hold in every format, and over them those of one format alone. */
export interface PieceChange {
  readonly shared?: PieceValues
  readonly formats?: Readonly<Partial<Record<FormatName, PieceValues>>>
}

/** By the piece's name. */
export type PieceChanges = Readonly<Record<string, PieceChange>>

export const NO_CHANGES: PieceChanges = {}

const isEmpty = (values: object): boolean => Object.keys(values).length === 0

const NOTHING: PieceValues = {}
const merged = new WeakMap<PieceChange, Partial<Record<FormatName, PieceValues>>>()

/** The same object for the same change and format. */
export function valuesIn(change: PieceChange, format: FormatName): PieceValues {
  const { shared = NOTHING, formats } = change
  const own = formats?.[format]
  if (!own) return shared
  const kept = merged.get(change)
  const values = kept?.[format] ?? { ...shared, ...own }
  if (!kept?.[format]) merged.set(change, { ...kept, [format]: values })
  return values
}

/** Without the parts that say nothing; null where nothing is left. */
export function tidied({ shared = {}, formats = {} }: PieceChange): PieceChange | null {
  const told = FORMAT_NAMES.filter((format) => formats[format] && !isEmpty(formats[format]))
  const change: PieceChange = {
    ...(!isEmpty(shared) && { shared }),
    ...(told.length > 0 && { formats: Object.fromEntries(told.map((format) => [format, formats[format] ?? {}])) }),
  }
  return isEmpty(change) ? null : change
}
