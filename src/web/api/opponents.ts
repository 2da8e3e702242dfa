import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type OpponentData, opponentList, opponentSchema } from '#contract/opponent.ts'
import { command, request } from './request.ts'
import { formOf, upload } from './upload.ts'

const opponentsQuery = queryOptions({
  queryKey: ['opponents'],
  queryFn: ({ signal }) => request('/api/opponents', opponentList, { signal }),
})

export const useOpponents = () => useQuery(opponentsQuery)

export interface OpponentSave {
  id?: number
  data: OpponentData
  opponentLogo?: Blob | null
  onProgress?: (share: number) => void
}

/** Adds an opponent, or changes the one whose id is given. */
function saveOpponent({ id, data, opponentLogo, onProgress }: OpponentSave) {
  const form = formOf({ opponentData: data, opponentLogo })
  const [path, method] =
    id === undefined ? ['/api/opponents', 'POST' as const] : [`/api/opponents/${id}`, 'PUT' as const]
  return upload(path, { method, form, answer: opponentSchema, onProgress })
}

export function useSaveOpponent() {
  const client = useQueryClient()
  return useMutation({ mutationFn: saveOpponent, onSuccess: () => client.invalidateQueries(opponentsQuery) })
}

export function useDeleteOpponent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/opponents/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries(opponentsQuery),
  })
}
