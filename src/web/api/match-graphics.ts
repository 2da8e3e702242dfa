import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { staffGraphic } from '#contract/match-graphic.ts'
import { command, request } from './request.ts'

const GRAPHICS_SHOWN = 100

const matchGraphicsQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['match-graphics', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      request(`/api/matches/${id}/graphics?limit=${GRAPHICS_SHOWN}`, z.array(staffGraphic), { signal }),
  })

/** Newest first. */
export const useMatchGraphics = (id: number | null) => useQuery(matchGraphicsQuery(id))

export const deleteGraphic = (id: number) => command(`/api/graphics/${id}`, { method: 'DELETE' })
