import { useMutation, useQueryClient } from '@tanstack/react-query'
import { playerSchema } from '#contract/player.ts'
import type { PlayerChange, PlayerData } from '#contract/player-data.ts'
import { playersQuery } from './players.ts'
import { command } from './request.ts'
import { formOf, upload } from './upload.ts'

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
