import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Photo, photosSchema } from '#contract/photo.ts'
import { request } from './request.ts'

/** Apart from the name by which the live channel tells of photos: hundreds may come of which none is chosen. */
const CHOSEN = 'chosen-photos'

/** Those of them that are there. */
export const fetchPhotos = async (ids: readonly number[], signal?: AbortSignal): Promise<Photo[]> =>
  ids.length === 0 ? [] : request(`/api/photos/named?ids=${ids}`, photosSchema, signal ? { signal } : {})

/** Chosen for graphics of one match, or of the club. */
export const chosenPhotosQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [CHOSEN, ids],
    queryFn: ({ signal }) => fetchPhotos(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

/** Reads anew what was chosen of these, or of any where it is not known which they are. */
export const rereadChosenPhotos = (client: QueryClient, changed: readonly number[] | undefined): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, ids] }) =>
      name === CHOSEN && (!changed || (ids as number[]).some((id) => changed.includes(id))),
  })
