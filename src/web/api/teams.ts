import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { teamList } from '#contract/team.ts'
import { request } from './request.ts'

export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: ({ signal }) => request('/api/teams', teamList, { signal }),
})

export const publicTeamsQuery = queryOptions({
  // With all else that fans are shown: the live feed says when it has changed.
  queryKey: ['fan', 'teams'],
  queryFn: async ({ signal }) => (await request('/api/public/teams', z.object({ teams: teamList }), { signal })).teams,
})

/** In the order of the club. With one team nothing of teams is shown. */
export const useTeams = (isSignedIn = true) => useQuery(isSignedIn ? teamsQuery : publicTeamsQuery)
