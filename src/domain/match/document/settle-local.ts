import type { CellConflict } from './change-document.ts'
import { type CellChanges, cellVersion, type MatchDocument, sameValue } from './document.ts'
import { edit, type LocalMatch } from './local-match.ts'

/** What somebody else changed. What waits here stays: its way to the server will meet it. */
export const receive = (local: LocalMatch, document: MatchDocument): LocalMatch =>
  document.version > local.known.version ? { ...local, known: document } : local

/** A change made on a value that the document has too was made on the document, whatever it was called then. */
export function rebased(local: LocalMatch, document: MatchDocument): LocalMatch {
  const pending = Object.entries(local.pending).map(([key, change]) => {
    const isOfIt = sameValue(change.from, document.cells[key])
    return [key, isOfIt ? { ...change, base: cellVersion(document, key) } : change] as const
  })
  return { ...local, pending: Object.fromEntries(pending) }
}

/** The server has settled what was sent. What was changed here meanwhile is still to go, on top of what it has now. */
export function settle(
  local: LocalMatch,
  sent: CellChanges,
  document: MatchDocument,
  conflicts: readonly CellConflict[],
): LocalMatch {
  const known = document.version >= local.known.version ? document : local.known
  const isAsked = (key: string) => conflicts.some((conflict) => conflict.key === key)
  const left = Object.entries(local.pending).flatMap(([key, change]) => {
    const gone = sent[key]
    if (!gone) return [[key, change] as const]
    if (isAsked(key) || sameValue(gone.to, change.to)) return []
    return [[key, { base: cellVersion(known, key), from: known.cells[key] ?? null, to: change.to }] as const]
  })
  const asked = [...local.asked.filter(({ key }) => !isAsked(key)), ...conflicts]
  return { known, pending: Object.fromEntries(left), asked }
}

/** One of the two values; mine goes to the server in place of what it has, and says whose that was. */
export function choose(local: LocalMatch, { key, mine, by }: CellConflict, choice: 'mine' | 'theirs'): LocalMatch {
  const rest = { ...local, asked: local.asked.filter((conflict) => conflict.key !== key) }
  if (choice === 'theirs') return rest
  const { pending, ...edited } = edit(rest, { [key]: mine })
  const change = pending[key]
  if (!change) return rest
  return { ...edited, pending: { ...pending, [key]: { ...change, ...(by === null ? {} : { over: by }) } } }
}
