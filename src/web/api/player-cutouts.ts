import { useMutation, useQueryClient } from '@tanstack/react-query'
import { playerSchema } from '#contract/player.ts'
import type { PlayerPhotoName } from '#contract/player-cutout.ts'
import { playersQuery } from './players.ts'
import { request } from './request.ts'
import { SILENCE_MS, upload } from './upload.ts'

interface CutoutPlace {
  id: number
  photo: PlayerPhotoName
}

interface CutoutSave extends CutoutPlace {
  file: Blob
  /** The photo that it was made of. */
  madeFrom: string
}

const pathOf = ({ id, photo }: CutoutPlace): string => `/api/players/${id}/cutouts/${photo}`

function saveCutout({ file, madeFrom, ...place }: CutoutSave) {
  const form = new FormData()
  form.set('madeFrom', madeFrom)
  form.set('cutout', file)
  return upload(pathOf(place), { method: 'PUT', form, answer: playerSchema, silenceMs: SILENCE_MS })
}

/** Resolves when it is stored; that the list is read anew is not waited for: the line may be gone by then. */
export function useSaveCutout() {
  const client = useQueryClient()
  return useMutation({ mutationFn: saveCutout, onSuccess: () => void client.invalidateQueries(playersQuery) })
}

export function useRemoveCutout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (place: CutoutPlace) =>
      request(pathOf(place), playerSchema, { method: 'DELETE', silenceMs: SILENCE_MS }),
    onSuccess: () => void client.invalidateQueries(playersQuery),
  })
}
