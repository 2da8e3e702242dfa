import { cellVersion, type MatchDocument } from './document.ts'

interface Lost {
  cells: readonly string[]
  by: string | null
}

/** What somebody has replaced of mine on purpose since then: they were shown both. Null: nothing. */
export function lostSince(before: MatchDocument, after: MatchDocument, me: string): Lost | null {
  const lost = Object.entries(after.stamps).filter(
    ([key, { over, version }]) => over === me && version > cellVersion(before, key),
  )
  const [first] = lost
  return first ? { cells: lost.map(([key]) => key), by: first[1].by } : null
}
