import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { groupMatches } from '#domain/match/match-list.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { type MatchFilter, matchListQuery } from '#web/api/matches.ts'
import { useTeams } from '#web/api/teams.ts'
import { clubTimeZone, serverNow } from '#web/match-store/server-clock.ts'

/** The minute of a match that is being played moves on without news from the server. */
const POLL_MS = 30_000

/** Of a team; null: of the one there is. */
export function useMatchList(team: number | null, filter: MatchFilter) {
  const query = useInfiniteQuery({
    ...matchListQuery(team, filter),
    placeholderData: keepPreviousData,
    enabled: useTeams().isFetched,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  })
  const matches = useMemo(() => query.data?.pages.flatMap((page) => page.matches) ?? [], [query.data])
  const groups = useMemo(() => groupMatches(matches, wallDay(serverNow(), clubTimeZone())), [matches])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // The list comes from the farthest on: the nearest match of a long season may be on a later page.
  const isAheadOpen = hasNextPage && !isFetchingNextPage && groups.behind.length === 0
  useEffect(() => {
    if (isAheadOpen) void fetchNextPage()
  }, [isAheadOpen, fetchNextPage])
  return { query, matches, groups }
}
