import { infiniteQueryOptions } from '@tanstack/react-query'
import { matchChanged, matchDocument } from '#contract/match-document.ts'
import { type NewMatch, staffMatches } from '#contract/staff-match.ts'
import type { CellChanges } from '#domain/match/document/document.ts'
import { currentMatchPath } from './match.ts'
import { command, request } from './request.ts'

export const fetchMatch = (id: number, since: number) => request(`/api/matches/${id}?since=${since}`, matchDocument)

/** The current match of the team, the default one's for null; where there is none, an empty one. */
export const ensureCurrentMatch = (team: number | null) =>
  request(currentMatchPath(team), matchDocument, { method: 'POST' })

export const makeMatch = (json: NewMatch) => request('/api/matches', matchDocument, { method: 'POST', json })

export const sendChanges = (id: number, device: string, changes: CellChanges) =>
  request(`/api/matches/${id}/changes`, matchChanged, { method: 'POST', json: { device, changes } })

export const makeCurrentMatch = (id: number) => request(`/api/matches/${id}/current`, matchDocument, { method: 'POST' })

export const deleteMatch = (id: number) => command(`/api/matches/${id}`, { method: 'DELETE' })

export const mergeMatch = (id: number, into: number) =>
  command(`/api/matches/${id}/merge`, { method: 'POST', json: { into } })

export const MATCH_LISTS = ['matches']

/** A team's matches; all for null. */
export const matchListQuery = (team: number | null) =>
  infiniteQueryOptions({
    queryKey: [...MATCH_LISTS, team],
    // The first page has no parameter but the team: so the service worker keeps it for when there is no connection.
    queryFn: ({ pageParam, signal }) => {
      const asked = [team !== null && `team=${team}`, pageParam && `before=${pageParam}`].filter(Boolean).join('&')
      return request(`/api/matches${asked && `?${asked}`}`, staffMatches, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
