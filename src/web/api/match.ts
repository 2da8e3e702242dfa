import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentMatchAnswer } from '#contract/match.ts'
import { queryOf } from './query-of.ts'
import { request } from './request.ts'

export const currentMatchPath = (team: number | null): string => `/api/matches/current${queryOf({ team })}`

export const CURRENT_MATCHES = ['current-match']

/** Of a team; null: of the default one. */
export const currentMatchQuery = (team: number | null = null) =>
  queryOptions({
    queryKey: [...CURRENT_MATCHES, team],
    queryFn: ({ signal }) => request(currentMatchPath(team), currentMatchAnswer, { signal }),
  })

const POLL_MS = 30_000

/** The graphics of the match and the eleven of the one before; for those who are signed in. */
export const useCurrentMatch = (isSignedIn: boolean, team: number | null) =>
  useQuery({ ...currentMatchQuery(team), enabled: isSignedIn, refetchInterval: POLL_MS, refetchOnWindowFocus: true })
