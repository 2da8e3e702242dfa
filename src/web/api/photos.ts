import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { photoChoices, photoPage, photoSchema } from '#contract/photo.ts'
import type { PhotoChange } from '#contract/photo-changes.ts'
import { command, request } from './request.ts'
import { SAMPLE_PHOTOS } from './sample-photos.ts'

/** By the names of the call's parameters; `match` is a number or `none`. */
export type PhotoFilter = Readonly<Partial<Record<'match' | 'player' | 'except', string>>>

const PAGE = 60
/** Hundreds may come within minutes: lists are read anew at most this often, and within a second. */
const NEWS_EVERY_MS = 800

/** The name under which the live channel tells of photos. */
const NEWS = ['photos']
/** Apart from it, so that not each of hundreds that come is a reason to read the lists anew. */
export const LIBRARY = ['photo-library']

/** Keeps the lists in step with what others add, change and delete. */
function usePhotoNews(): void {
  const client = useQueryClient()
  const { dataUpdatedAt } = useQuery({
    queryKey: NEWS,
    queryFn: () => Date.now(),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  useEffect(() => {
    if (dataUpdatedAt === 0) return undefined
    const readAt = client.getQueryState([...LIBRARY, 'read'])?.dataUpdatedAt ?? 0
    const read = () => {
      client.setQueryData([...LIBRARY, 'read'], Date.now())
      void client.invalidateQueries({ queryKey: LIBRARY })
      void client.invalidateQueries({ queryKey: SAMPLE_PHOTOS, refetchType: 'none' })
    }
    const timer = setTimeout(read, Math.max(0, readAt + NEWS_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [client, dataUpdatedAt])
}

/** The newest first, page by page. */
export function usePhotos(filter: PhotoFilter, isAsked = true) {
  usePhotoNews()
  return useInfiniteQuery({
    queryKey: [...LIBRARY, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: String(PAGE), ...filter })
      if (pageParam !== null) asked.set('before', String(pageParam))
      return request(`/api/photos?${asked}`, photoPage, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ photos }) => photos),
    enabled: isAsked,
  })
}

const choicesQuery = queryOptions({
  queryKey: [...LIBRARY, 'choices'],
  queryFn: ({ signal }) => request('/api/photos/choices', photoChoices, { signal }),
})

export const usePhotoChoices = () => useQuery(choicesQuery)

export function useChangePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: PhotoChange }) =>
      request(`/api/photos/${id}`, photoSchema, { method: 'PATCH', json: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIBRARY }),
  })
}

export function useDeletePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/photos/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIBRARY }),
  })
}
