import { queryOptions, useQuery } from '@tanstack/react-query'
import { opponentList } from '#contract/opponent.ts'
import { request } from './request.ts'

export const opponentsQuery = queryOptions({
  queryKey: ['opponents'],
  queryFn: ({ signal }) => request('/api/opponents', opponentList, { signal }),
})

export const useOpponents = () => useQuery(opponentsQuery)
