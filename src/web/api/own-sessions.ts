import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownSessionList } from '#contract/own-session.ts'
import { command, request } from './request.ts'

const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => request('/api/user/sessions', ownSessionList, { signal }),
  refetchOnMount: 'always',
})

export const useOwnSessions = () => useQuery(ownSessionsQuery)

/** `others`: all but the one that is asking. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: number | 'others') =>
      command(which === 'others' ? '/api/user/sessions' : `/api/user/sessions/${which}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries(ownSessionsQuery),
  })
}
