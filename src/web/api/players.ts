import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ImportPlayersRequest,
  importPlayersAnswer,
  type PlayerChange,
  type PlayerData,
  playerList,
  playerSchema,
} from '#contract/player.ts'
import { command, request } from './request.ts'
import { formOf, upload } from './upload.ts'

const playersQuery = queryOptions({
  queryKey: ['players'],
  queryFn: ({ signal }) => request('/api/players', playerList, { signal }),
})

export const usePlayers = () => useQuery(playersQuery)

interface PlayerPhotos {
  playerImage?: Blob | null
  scorerImage?: Blob | null
}

interface Progress {
  onProgress?: (share: number) => void
}

export type PlayerSave = Progress &
  PlayerPhotos &
  ({ id?: undefined; data: PlayerData } | { id: number; data: PlayerChange })

/** Adds a player, or changes the one whose id is given. */
function savePlayer({ id, data, playerImage, scorerImage, onProgress }: PlayerSave) {
  const form = formOf({ playerData: data, playerImage, scorerImage })
  const [path, method] = id === undefined ? ['/api/players', 'POST' as const] : [`/api/players/${id}`, 'PUT' as const]
  return upload(path, { method, form, answer: playerSchema, onProgress })
}

export function useSavePlayer() {
  const client = useQueryClient()
  return useMutation({ mutationFn: savePlayer, onSuccess: () => client.invalidateQueries(playersQuery) })
}

export function useDeletePlayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/players/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries(playersQuery),
  })
}

export function useImportPlayers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ImportPlayersRequest) =>
      request('/api/players/import', importPlayersAnswer, { method: 'POST', json }),
    onSuccess: () => client.invalidateQueries(playersQuery),
  })
}
