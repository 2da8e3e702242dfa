import { queryOptions, useQuery } from '@tanstack/react-query'
import { teamList } from '#contract/team.ts'
import { request } from './request.ts'

export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: ({ signal }) => request('/api/teams', teamList, { signal }),
})

/** In the order of the club; for those who are signed in. With one team nothing of teams is shown. */
export const useTeams = (isSignedIn = true) => useQuery({ ...teamsQuery, enabled: isSignedIn })
