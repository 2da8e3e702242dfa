import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { StoredMatch } from './match-store.ts'

/** The document, or what has changed in it after a version: a cell that was emptied since comes as null. */
export function documentAnswer({ id, teamId, isCurrent, document }: StoredMatch, since = 0): MatchDocumentAnswer {
  const { version, cells, stamps } = document
  if (since === 0) return { id, teamId, isCurrent, version, cells: { ...cells }, stamps: { ...stamps } }
  const changed = Object.entries(stamps).filter(([, stamp]) => stamp.version > since)
  return {
    id,
    teamId,
    isCurrent,
    version,
    cells: Object.fromEntries(changed.map(([key]) => [key, cells[key] ?? null])),
    stamps: Object.fromEntries(changed),
  }
}
