import { useQuery } from '@tanstack/react-query'
import { publicTable } from '#contract/public-table.ts'
import { ask } from './fans.ts'
import { queryOf } from './query-of.ts'

/** A table changes with the end of a match. */
const POLL_MS = 60_000

/** With all else that fans are shown: the live feed says when it must be read anew. */
export const useFanTable = (team: number | null) =>
  useQuery({
    queryKey: ['fan', 'table', team],
    queryFn: async ({ signal }) => (await ask(`/api/public/table${queryOf({ team })}`, publicTable, signal)).data,
    refetchInterval: POLL_MS,
  })
