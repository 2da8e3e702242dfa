import { useQuery } from '@tanstack/react-query'
import { matchPage } from '#contract/match-page.ts'
import { isBeingPlayed } from '#domain/match/current-match.ts'
import { MATCH_LISTS } from './matches.ts'
import { request } from './request.ts'

/** The minute of a match that is being played moves on without news from the server. */
const POLL_MS = 30_000

/** Under the name of the lists: what makes those old makes it old too. */
export const useMatchPage = (id: number) =>
  useQuery({
    queryKey: [...MATCH_LISTS, 'page', id],
    queryFn: ({ signal }) => request(`/api/matches/${id}/page`, matchPage, { signal }),
    refetchInterval: ({ state }) => (state.data && isBeingPlayed(state.data.status) ? POLL_MS : false),
  })
