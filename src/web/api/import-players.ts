import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportPlayersRequest, importPlayersAnswer } from '#contract/player-import.ts'
import { playersQuery } from './players.ts'
import { request } from './request.ts'

export function useImportPlayers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ImportPlayersRequest) =>
      request('/api/players/import', importPlayersAnswer, { method: 'POST', json }),
    onSuccess: () => client.invalidateQueries(playersQuery),
  })
}
