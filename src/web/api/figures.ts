import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { seasonFigures } from '#contract/figures.ts'
import { type CompetitionFilter, MATCH_LISTS } from './matches.ts'
import { queryOf } from './query-of.ts'
import { request } from './request.ts'

/** An empty text: this season, all competitions. */
export interface FiguresChoice extends CompetitionFilter {
  season: string
}

/** Under the name of the lists of matches: with each of their news the figures may be others. */
export const useFigures = (team: number | null, { season, competition, kind }: FiguresChoice) =>
  useQuery({
    queryKey: [...MATCH_LISTS, 'figures', team, season, competition, kind],
    queryFn: ({ signal }) =>
      request(`/api/figures${queryOf({ team, season, competition, kind })}`, seasonFigures, { signal }),
    placeholderData: keepPreviousData,
  })
