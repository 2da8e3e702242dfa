import { STORED_NUMBER_MAX } from '../stored-number.ts'

/** What the gates share: each takes whatever came from a setting or a browser's storage and answers something usable. */
export type Raw = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordFrom = (value: unknown): Raw => (isRecord(value) ? value : {})

export const listFrom = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const finiteFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const textFrom = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const flagFrom = (value: unknown, byDefault: boolean): boolean =>
  typeof value === 'boolean' ? value : byDefault

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= STORED_NUMBER_MAX

/** A reference is an id; it also comes as the text a select holds, or as the whole record it points to. */
export function idFrom(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
  return isId(number) ? number : null
}
