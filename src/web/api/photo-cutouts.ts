import { useMutation, useQueryClient } from '@tanstack/react-query'
import { photoSchema } from '#contract/photo.ts'
import { LIBRARY } from './photos.ts'
import { request } from './request.ts'
import { SILENCE_MS, upload } from './upload.ts'

const pathOf = (id: number): string => `/api/photos/${id}/cutout`

function saveCutout({ id, file }: { id: number; file: Blob }) {
  const form = new FormData()
  form.set('cutout', file)
  return upload(pathOf(id), { method: 'PUT', form, answer: photoSchema, silenceMs: SILENCE_MS })
}

/** Resolves when it is stored; that the lists are read anew is not waited for: the line may be gone by then. */
export function useSavePhotoCutout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveCutout,
    onSuccess: () => void client.invalidateQueries({ queryKey: LIBRARY }),
  })
}

export function useRemovePhotoCutout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request(pathOf(id), photoSchema, { method: 'DELETE', silenceMs: SILENCE_MS }),
    onSuccess: () => void client.invalidateQueries({ queryKey: LIBRARY }),
  })
}
