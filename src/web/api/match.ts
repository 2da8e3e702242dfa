import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentMatchAnswer } from '#contract/match.ts'
import { request } from './request.ts'

export const currentMatchQuery = queryOptions({
  queryKey: ['current-match'],
  queryFn: ({ signal }) => request('/api/matches/current', currentMatchAnswer, { signal }),
})

const POLL_MS = 30_000

/** The graphics of the match and the eleven of the one before; for those who are signed in. */
export const useCurrentMatch = (isSignedIn: boolean) =>
  useQuery({ ...currentMatchQuery, enabled: isSignedIn, refetchInterval: POLL_MS, refetchOnWindowFocus: true })
