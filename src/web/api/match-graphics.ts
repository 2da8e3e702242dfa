import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { fetchGraphics, GRAPHICS_PAGE } from './newest-graphics.ts'
import { command } from './request.ts'

const matchGraphicsQuery = (id: number | null, kinds: readonly KindName[]) =>
  infiniteQueryOptions({
    queryKey: ['match-graphics', id, kinds],
    enabled: id !== null,
    queryFn: ({ pageParam, signal }) => fetchGraphics(id, kinds, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < GRAPHICS_PAGE ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
  })

/** Those of these kinds, newest first. */
export const useMatchGraphics = (id: number | null, kinds: readonly KindName[]) =>
  useInfiniteQuery(matchGraphicsQuery(id, kinds))

export const deleteGraphic = (id: number) => command(`/api/graphics/${id}`, { method: 'DELETE' })
