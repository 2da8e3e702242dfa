import { isRecord } from '#domain/match/gate.ts'
import { type Fields, refusal, restoreField } from './fields.ts'

type Values = Record<string, number | string | boolean>

/** What came, as a refusal says it. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Of the fields only those that were given, each brought to the nearest that is allowed. */
export function restorePart(fields: Fields, raw: unknown): Values {
  if (!isRecord(raw)) return {}
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (raw[name] === undefined || raw[name] === null) continue
    // What cannot be read at all is not a change to the default.
    const isReadable = field.type === 'number' ? Number.isFinite(Number(raw[name])) : refusal(field, raw[name]) === null
    if (isReadable) values[name] = restoreField(field, raw[name])
  }
  return values
}

/** What is wrong with the first field that is; null when all are allowed. */
export function partRefusal(fields: Fields, raw: unknown): string | null {
  if (!isRecord(raw)) return `oczekiwano obiektu, przyszło ${shown(raw)}`
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return `nieznane pole „${name.slice(0, 40)}”`
    const allowed = refusal(field, value)
    if (allowed) return `pole „${name}”: ${allowed}; przyszło ${shown(value)}`
  }
  return null
}
