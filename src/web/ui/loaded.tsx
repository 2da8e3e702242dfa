import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { LoadFailure } from './load-failure.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Stands above the server's own words. */
  failure: string
  /** Until the first answer; of the shape of what will come, so that nothing jumps. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What was loaded once stays on the screen, whatever becomes of later questions. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return skeleton
  return (
    <LoadFailure
      title={failure}
      message={serverMessage(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
