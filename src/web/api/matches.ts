import { infiniteQueryOptions } from '@tanstack/react-query'
import { matchChanged, matchDocument } from '#contract/match-document.ts'
import { type NewMatch, staffMatches } from '#contract/staff-match.ts'
import type { CellChanges } from '#domain/match/document/document.ts'
import { command, request } from './request.ts'

export const fetchMatch = (id: number, since: number) => request(`/api/matches/${id}?since=${since}`, matchDocument)

/** The current match; where there is none, an empty one. */
export const ensureCurrentMatch = () => request('/api/matches/current', matchDocument, { method: 'POST' })

export const makeMatch = (json: NewMatch) => request('/api/matches', matchDocument, { method: 'POST', json })

export const sendChanges = (id: number, device: string, changes: CellChanges) =>
  request(`/api/matches/${id}/changes`, matchChanged, { method: 'POST', json: { device, changes } })

export const makeCurrentMatch = (id: number) => request(`/api/matches/${id}/current`, matchDocument, { method: 'POST' })

export const deleteMatch = (id: number) => command(`/api/matches/${id}`, { method: 'DELETE' })

export const mergeMatch = (id: number, into: number) =>
  command(`/api/matches/${id}/merge`, { method: 'POST', json: { into } })

export const matchListQuery = infiniteQueryOptions({
  queryKey: ['matches'],
  // The first page has no parameters: so the service worker keeps it for when there is no connection.
  queryFn: ({ pageParam, signal }) =>
    request(`/api/matches${pageParam && `?before=${pageParam}`}`, staffMatches, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
