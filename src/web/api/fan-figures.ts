import { useQuery } from '@tanstack/react-query'
import { seasonFigures } from '#contract/figures.ts'
import { ask } from './fans.ts'
import { queryOf } from './query-of.ts'

/** Figures change with the end of a match. */
const POLL_MS = 60_000

/** This season's. With all else that fans are shown: the live feed says when they must be read anew. */
export const useFanFigures = (team: number | null) =>
  useQuery({
    queryKey: ['fan', 'figures', team],
    queryFn: async ({ signal }) => (await ask(`/api/public/figures${queryOf({ team })}`, seasonFigures, signal)).data,
    refetchInterval: POLL_MS,
  })
