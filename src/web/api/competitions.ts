import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CompetitionChange, competitionSchema } from '#contract/competition.ts'
import { MATCH_LISTS } from './matches.ts'
import { request } from './request.ts'

export function useChangeCompetition() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: CompetitionChange) => request('/api/competitions', competitionSchema, { method: 'PUT', json }),
    onSettled: () => client.invalidateQueries({ queryKey: MATCH_LISTS }),
  })
}
