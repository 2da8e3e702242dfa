import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Photo, photoSchema } from '#contract/photo.ts'
import { hasStatus } from './http-error.ts'
import { request } from './request.ts'

/** Those of them that are there. */
export async function fetchPhotos(ids: readonly number[], signal?: AbortSignal): Promise<Photo[]> {
  const found = await Promise.all(
    ids.map((id) =>
      request(`/api/photos/${id}`, photoSchema, signal ? { signal } : {}).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null
        throw error
      }),
    ),
  )
  return found.flatMap((photo) => photo ?? [])
}

/** Chosen for graphics of one match, or of the club. */
export const chosenPhotosQuery = (ids: readonly number[]) =>
  queryOptions({
    // Under the name by which the live channel tells of photos.
    queryKey: ['photos', ids],
    queryFn: ({ signal }) => fetchPhotos(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
