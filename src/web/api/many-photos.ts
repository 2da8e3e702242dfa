import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type PhotosChange, photosChanged, photosDeleted } from '#contract/photo-changes.ts'
import { LIBRARY } from './photos.ts'
import { request } from './request.ts'

const readAnew = (client: QueryClient) => ({ onSuccess: () => client.invalidateQueries({ queryKey: LIBRARY }) })

/** Moves, tags and untags many at once. Resolves when the library shows it. */
export const useChangePhotos = () =>
  useMutation({
    mutationFn: (change: PhotosChange) => request('/api/photos', photosChanged, { method: 'PATCH', json: change }),
    ...readAnew(useQueryClient()),
  })

export const useDeletePhotos = () =>
  useMutation({
    mutationFn: (ids: readonly number[]) =>
      request('/api/photos/deletion', photosDeleted, { method: 'POST', json: { ids } }),
    ...readAnew(useQueryClient()),
  })
