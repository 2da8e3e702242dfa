import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { seasonFigures } from '#contract/figures.ts'
import { MATCH_LISTS } from './matches.ts'
import { request } from './request.ts'

/** An empty text: this season, all competitions. */
export interface FiguresChoice {
  season: string
  competition: string
}

/** Under the name of the lists of matches: with each of their news the figures may be others. */
export const useFigures = (team: number | null, { season, competition }: FiguresChoice) =>
  useQuery({
    queryKey: [...MATCH_LISTS, 'figures', team, season, competition],
    queryFn: ({ signal }) => {
      const wanted = { team: team === null ? '' : String(team), season, competition }
      const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
      return request(`/api/figures?${asked}`, seasonFigures, { signal })
    },
    placeholderData: keepPreviousData,
  })
