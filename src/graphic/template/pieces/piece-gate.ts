import { isRecord } from '#domain/match/gate.ts'
import { FORMAT_NAMES } from '../../formats.ts'
import { partRefusal, restorePart } from '../field-parts.ts'
import { fieldsOfPiece } from './declared-fields.ts'
import { NO_CHANGES, type PieceChange, type PieceChanges, tidied } from './piece-change.ts'

export const CHANGED_PIECES_MAX = 100
const NAME = /^[a-z][a-z0-9-]{0,39}$/

function restoreChange(name: string, raw: unknown): PieceChange | null {
  if (!isRecord(raw)) return null
  const fields = fieldsOfPiece(name)
  const formats = isRecord(raw.formats) ? raw.formats : {}
  return tidied({
    shared: restorePart(fields, raw.shared),
    formats: Object.fromEntries(FORMAT_NAMES.map((format) => [format, restorePart(fields, formats[format])])),
  })
}

/** The gate: whatever arrives leaves as well-formed changes. */
export function restorePieces(raw: unknown): PieceChanges {
  if (!isRecord(raw)) return NO_CHANGES
  const named = Object.entries(raw)
    .filter(([name]) => NAME.test(name))
    .slice(0, CHANGED_PIECES_MAX)
  return Object.fromEntries(
    named.flatMap(([name, given]) => {
      const change = restoreChange(name, given)
      return change ? [[name, change]] : []
    }),
  )
}

function changeRefusal(name: string, change: unknown): string | null {
  const fields = fieldsOfPiece(name)
  if (!isRecord(change)) return 'oczekiwano obiektu z polami „shared” i „formats”'
  const unknown = Object.keys(change).find((part) => part !== 'shared' && part !== 'formats')
  if (unknown) return `nieznane pole „${unknown}”; dozwolone: shared, formats`
  const shared = change.shared === undefined ? null : partRefusal(fields, change.shared)
  if (shared) return shared
  if (change.formats === undefined) return null
  if (!isRecord(change.formats)) return 'pole „formats”: oczekiwano obiektu według formatów'
  for (const [format, values] of Object.entries(change.formats)) {
    if (!FORMAT_NAMES.some((known) => known === format)) {
      return `nieznany format „${format}”; dozwolone: ${FORMAT_NAMES.join(', ')}`
    }
    const problem = partRefusal(fields, values)
    if (problem) return `${format}: ${problem}`
  }
  return null
}

/** Why these changes cannot be taken as they are. Null: they can. */
export function piecesRefusal(raw: unknown): string | null {
  if (!isRecord(raw)) return 'Pole „pieces” musi być obiektem według nazw części układu'
  const names = Object.keys(raw)
  if (names.length > CHANGED_PIECES_MAX) {
    return `Szablon może mieć najwyżej ${CHANGED_PIECES_MAX} zmienionych części układu, przyszło ${names.length}`
  }
  for (const name of names) {
    if (!NAME.test(name)) return `Część układu „${name.slice(0, 40)}”: nazwa z małych liter, cyfr i myślników`
    const problem = changeRefusal(name, raw[name])
    if (problem) return `Część układu „${name}”: ${problem}`
  }
  return null
}
