import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OpponentData, opponentSchema } from '#contract/opponent.ts'
import { opponentsQuery } from './opponents.ts'
import { command } from './request.ts'
import { formOf, upload } from './upload.ts'

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
