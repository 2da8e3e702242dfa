import { useQuery } from '@tanstack/react-query'
import { seasonFacts } from '#contract/season-facts.ts'
import { MATCH_LISTS } from './matches.ts'
import { request } from './request.ts'

export const fetchSeasonFacts = (id: number | null, signal?: AbortSignal) =>
  request(`/api/matches/${id}/season`, seasonFacts, { signal })

/** Under the name of the lists of matches: with each of their news it may be another. Null: it is not asked for. */
export const useSeasonFacts = (id: number | null) =>
  useQuery({
    queryKey: [...MATCH_LISTS, 'season-facts', id],
    enabled: id !== null,
    queryFn: ({ signal }) => fetchSeasonFacts(id, signal),
  })
