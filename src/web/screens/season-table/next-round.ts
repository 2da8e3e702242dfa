import type { WholeLeague } from '#domain/table/club-matches.ts'
import { ROUND_MAX } from '#domain/table/league.ts'

/** The last round that anything is known of: there others' results are still missing. After a pasted table, the one after it. */
export function nextRound({ document, results }: WholeLeague): number {
  const last = Math.max(0, ...results.map(({ round }) => round ?? 0))
  const pasted = document.pasted?.round ?? 0
  return Math.min(ROUND_MAX, Math.max(1, last, pasted + Number(pasted > 0)))
}
