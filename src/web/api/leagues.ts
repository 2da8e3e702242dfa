import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { type LeagueAnswer, league, leagueList, type newLeague } from '#contract/league.ts'
import type { LeagueDocument } from '#domain/table/league.ts'
import { HttpError } from './http-error.ts'
import { onMatchEvent } from './match-events.ts'
import { queryOf } from './query-of.ts'
import { command, request } from './request.ts'

/** The name of the list in the live channel. */
const LEAGUES = ['leagues']

const leagueListQuery = (team: number | null, season: number | null) =>
  queryOptions({
    queryKey: [...LEAGUES, 'list', team, season],
    queryFn: ({ signal }) => request(`/api/leagues${queryOf({ team, season })}`, leagueList, { signal }),
  })

const leagueQuery = (id: number) =>
  queryOptions({
    queryKey: [...LEAGUES, id],
    queryFn: ({ signal }) => request(`/api/leagues/${id}`, league, { signal }),
  })

/** The team's leagues of a season; null: the default team, today's season. */
export const useLeagues = (team: number | null, season: number | null) => useQuery(leagueListQuery(team, season))

export const useLeague = (id: number) => useQuery(leagueQuery(id))

/** The club's own results are part of every table: what changes in a match changes them. */
export function useLeaguesFollowMatches(): void {
  const client = useQueryClient()
  useEffect(() => onMatchEvent(() => void client.invalidateQueries({ queryKey: LEAGUES })), [client])
}

export function useAddLeague() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: z.input<typeof newLeague>) => request('/api/leagues', league, { method: 'POST', json }),
    onSuccess: () => client.invalidateQueries({ queryKey: LEAGUES }),
  })
}

interface LeagueSave {
  document: LeagueDocument
  /** The league that the change was made on. */
  from: Pick<LeagueAnswer, 'id' | 'version'>
}

export function useSaveLeague() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ document, from }: LeagueSave) =>
      request(`/api/leagues/${from.id}`, league, { method: 'PUT', json: { version: from.version, document } }),
    onSuccess: (saved) => client.setQueryData(leagueQuery(saved.id).queryKey, saved),
    // Somebody else was first: what they have saved must be on the screen before it is tried again.
    onError: (error, { from }) => {
      if (error instanceof HttpError && error.status === 409) void client.invalidateQueries(leagueQuery(from.id))
    },
  })
}

export function useDeleteLeague() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/leagues/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: LEAGUES }),
  })
}
