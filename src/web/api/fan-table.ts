import { useQuery } from '@tanstack/react-query'
import { publicTable } from '#contract/public-table.ts'
import { request } from './request.ts'

/** A table changes with the end of a match. */
const POLL_MS = 60_000

/** With all else that fans are shown: the live feed says when it must be read anew. */
export const useFanTable = (team: number | null) =>
  useQuery({
    queryKey: ['fan', 'table', team],
    queryFn: ({ signal }) =>
      request(`/api/public/table${team === null ? '' : `?team=${team}`}`, publicTable, { signal }),
    refetchInterval: POLL_MS,
  })
