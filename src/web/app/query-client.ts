import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { hasStatus } from '#web/api/http-error.ts'
import { sessionQuery } from '#web/api/session.ts'

export function createQueryClient(): QueryClient {
  // The session was ended elsewhere: reading it anew lets the guards send the person to sign in.
  const noticeEndedSession = (error: Error) => {
    if (hasStatus(error, 401) && client.getQueryData(sessionQuery.queryKey)) {
      void client.invalidateQueries(sessionQuery)
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndedSession }),
    mutationCache: new MutationCache({ onError: noticeEndedSession }),
    defaultOptions: {
      // 'always': without a network a call must fail at once and say so, not wait unseen.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
