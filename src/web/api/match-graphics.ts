import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { staffGraphic } from '#contract/match-graphic.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { command, request } from './request.ts'

const PAGE = 50

const matchGraphicsQuery = (id: number | null, types: readonly TemplateType[]) =>
  infiniteQueryOptions({
    queryKey: ['match-graphics', id, types],
    enabled: id !== null,
    queryFn: ({ pageParam, signal }) => {
      const page = `types=${types}&limit=${PAGE}${pageParam && `&before=${pageParam}`}`
      return request(`/api/matches/${id}/graphics?${page}`, z.array(staffGraphic), { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })

/** Those of these types, newest first. */
export const useMatchGraphics = (id: number | null, types: readonly TemplateType[]) =>
  useInfiniteQuery(matchGraphicsQuery(id, types))

export const deleteGraphic = (id: number) => command(`/api/graphics/${id}`, { method: 'DELETE' })
