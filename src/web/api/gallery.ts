import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { galleryChoices, galleryPage } from '#contract/gallery.ts'
import { request } from './request.ts'

/** By the names of the call's parameters. */
export type GalleryFilter = Readonly<
  Partial<Record<'season' | 'kind' | 'player' | 'opponent' | 'team' | 'match', string>>
>

const PAGE = 60

/** Under the name of all lists of graphics: the live channel's word of a new one is for the gallery too. */
const GALLERY = ['match-graphics', 'gallery']

/** The graphics of all matches and of none, page by page. */
export const useGallery = (filter: GalleryFilter) =>
  useInfiniteQuery({
    queryKey: [...GALLERY, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: String(PAGE), ...filter })
      if (pageParam !== null) asked.set('before', String(pageParam))
      return request(`/api/gallery?${asked}`, galleryPage, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ graphics }) => graphics),
  })

const choicesQuery = queryOptions({
  queryKey: [...GALLERY, 'choices'],
  queryFn: ({ signal }) => request('/api/gallery/choices', galleryChoices, { signal }),
})

export const useGalleryChoices = () => useQuery(choicesQuery)
