import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportOpponentsRequest, importOpponentsAnswer } from '#contract/opponent-import.ts'
import { opponentsQuery } from './opponents.ts'
import { request } from './request.ts'

export function useImportOpponents() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ImportOpponentsRequest) =>
      request('/api/opponents/import', importOpponentsAnswer, { method: 'POST', json }),
    onSuccess: () => client.invalidateQueries(opponentsQuery),
  })
}
