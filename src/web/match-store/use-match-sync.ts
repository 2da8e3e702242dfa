import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { User } from '#contract/user.ts'
import { lostSince } from '#domain/match/document/lost-cells.ts'
import { hasStatus } from '#web/api/http-error.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { onMatchEvent } from '#web/api/match-events.ts'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { loadSync } from './load-sync.ts'
import type { MatchSync } from './match-sync.ts'
import { adoptMatches, isHere, know, localMatch, numberOf, useMatchesStore } from './matches-store.ts'
import { currentIs, useOpenKey, useOpenMatch } from './open-match.ts'
import { keepServerClock } from './server-clock.ts'
import type { SyncEvent } from './sync-event.ts'
import { useTeamOnScreen } from './team-on-screen.ts'

const POLL_MS = 10_000
const STALE_MS = 5_000

/** Sends what waits, now and whenever there may be a connection again. */
function startSync(sync: MatchSync, username: string, onEvent: (event: SyncEvent) => void): () => void {
  const goOn = () => void sync.drain()
  const onWake = () => {
    if (document.visibilityState === 'visible') goOn()
  }
  const stopListening = onMatchEvent((event) => sync.news.hear(event))
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', onWake)
  sync.open(username, onEvent)
  return () => {
    stopListening()
    window.removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', onWake)
    sync.close()
  }
}

/** Keeps the browser's matches and everybody else's in step while a match screen is open. */
export function useMatchSync(user: User | null, onEvent: (event: SyncEvent) => void) {
  const userId = user?.id ?? null
  const username = user?.username ?? null
  useEffect(keepServerClock, [])
  // Before anything is painted: whoever was here before, their line-up is not for the next one's eyes.
  useLayoutEffect(() => adoptMatches(userId), [userId])
  useEffect(() => {
    if (username === null) return undefined
    let stop = () => {}
    let isGone = false
    const stopWaiting = whenAtRest(async () => {
      const sync = await loadSync()
      if (!isGone) stop = startSync(sync, username, onEvent)
    })
    return () => {
      isGone = true
      stopWaiting()
      stop()
    }
  }, [username, onEvent])
  const team = useTeamOnScreen(userId !== null)
  const current = useCurrentMatch(userId !== null, team)
  const answer = current.data
  useEffect(() => {
    if (!answer) return
    currentIs(answer.documentId, answer.id !== null)
    if (!answer.document) return
    const known = String(answer.document.id)
    const lost = username === null ? null : lostSince(localMatch(known).known, answer.document, username)
    know(known, answer.document)
    if (lost) onEvent({ kind: 'lost', ...lost })
  }, [answer, username, onEvent])
  const key = useOpenKey()
  const id = numberOf(key)
  // The current match came with the answer above.
  const isOther = useOpenMatch(({ chosen }) => chosen !== null && chosen !== String(answer?.documentId))
  const isThere = useMatchesStore(() => isHere(key))
  const isGone = useOpenMatch(({ gone }) => gone === key)
  const match = useQuery({
    queryKey: ['match', id],
    queryFn: async () => (await loadSync()).news.refresh(id ?? 0),
    enabled: userId !== null && id !== null,
    staleTime: STALE_MS,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    ...(isOther ? {} : { initialData: 0 }),
  })
  const isMissing = isGone || id === null || hasStatus(match.error, 404)
  const problem = !isOther || isThere || !(isMissing || match.error) ? null : isMissing ? 'missing' : 'unreachable'
  const isDone = current.isFetched && (!isOther || isThere)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew of each match that is opened
  useEffect(() => {
    useOpenMatch.setState({ isKnown: userId === null || isDone, problem: userId === null ? null : problem })
  }, [userId, isDone, problem, key])
  return {
    isLoadingError: current.isLoadingError || (match.isLoadingError && problem === null),
    isSuccess: current.isSuccess && (!isOther || match.isSuccess),
  }
}
