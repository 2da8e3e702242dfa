import { queryOptions, useQuery } from '@tanstack/react-query'
import { playerList } from '#contract/player.ts'
import { request } from './request.ts'

export const playersQuery = queryOptions({
  queryKey: ['players'],
  queryFn: ({ signal }) => request('/api/players', playerList, { signal }),
})

export const usePlayers = () => useQuery(playersQuery)
