import { queryOptions, useQuery } from '@tanstack/react-query'
import { setupAnswer } from '#contract/setup.ts'
import { request } from './request.ts'

const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => request('/api/setup', setupAnswer, { signal }),
  refetchOnMount: 'always',
})

export const useSetup = () => useQuery(setupQuery)
