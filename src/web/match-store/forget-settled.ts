import { forgetMatch, hasPending, localMatch, type MatchKey, numberOf, useMatchesStore } from './matches-store.ts'

/** As many as are looked at in a week: a browser's storage is small, and a match may be 40 KB. */
const KEPT_MATCHES = 8

/** Drops matches that were looked at long ago and have nothing to send. */
export function forgetSettled(needed: readonly MatchKey[]): void {
  const { matches } = useMatchesStore.getState()
  const settled = Object.keys(matches).filter((key) => {
    const local = localMatch(key)
    return numberOf(key) !== null && !needed.includes(key) && !hasPending(local) && local.asked.length === 0
  })
  for (const key of settled.slice(0, Math.max(0, settled.length - KEPT_MATCHES))) forgetMatch(key)
}
