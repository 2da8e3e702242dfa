import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { staffGraphic } from '#contract/match-graphic.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { request } from './request.ts'

export const GRAPHICS_PAGE = 50

const graphics = z.array(staffGraphic)

/** A page of the finished graphics of these kinds, newest first. */
export const fetchGraphics = (id: number | null, kinds: readonly KindName[], before: string, signal: AbortSignal) =>
  request(
    `/api/matches/${id}/graphics?types=${kinds}&limit=${GRAPHICS_PAGE}${before && `&before=${before}`}`,
    graphics,
    {
      signal,
    },
  )

/** Enough to know whether what is on the screen is finished already. A text: not of a match, but the club's own. */
export const useNewestGraphics = (id: number | string | null, kinds: readonly KindName[]) =>
  useQuery({
    queryKey: ['match-graphics', id, kinds, 'newest'],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      typeof id === 'string'
        ? (await import('./club-graphics.ts')).fetchClubGraphics(kinds, GRAPHICS_PAGE, signal)
        : fetchGraphics(id, kinds, '', signal),
  })
