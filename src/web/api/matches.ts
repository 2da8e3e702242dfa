import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { matchChanged, matchDocument } from '#contract/match-document.ts'
import { type MatchStage, type NewMatch, seasonChoices, staffMatches } from '#contract/staff-match.ts'
import type { CellChanges } from '#domain/match/document/document.ts'
import type { CompetitionKind } from '#domain/season/competition-kind.ts'
import { currentMatchPath } from './match.ts'
import { queryOf } from './query-of.ts'
import { command, request } from './request.ts'

/** A phone that changes its cell can leave a call without any answer: what is sent at the pitch side is tried again. */
const SILENCE_MS = 20_000

export const fetchMatch = (id: number, since: number) => request(`/api/matches/${id}?since=${since}`, matchDocument)

/** The current match of the team, the default one's for null; where there is none, an empty one. */
export const ensureCurrentMatch = (team: number | null) =>
  request(currentMatchPath(team), matchDocument, { method: 'POST', silenceMs: SILENCE_MS })

export const makeMatch = (json: NewMatch) =>
  request('/api/matches', matchDocument, { method: 'POST', json, silenceMs: SILENCE_MS })

export const sendChanges = (id: number, device: string, changes: CellChanges) =>
  request(`/api/matches/${id}/changes`, matchChanged, {
    method: 'POST',
    json: { device, changes },
    silenceMs: SILENCE_MS,
  })

export const makeCurrentMatch = (id: number) => request(`/api/matches/${id}/current`, matchDocument, { method: 'POST' })

export const deleteMatch = (id: number) => command(`/api/matches/${id}`, { method: 'DELETE' })

export const mergeMatch = (id: number, into: number) =>
  command(`/api/matches/${id}/merge`, { method: 'POST', json: { into } })

export const MATCH_LISTS = ['matches']

/** One competition, or all of a kind; an empty text: all. */
export interface CompetitionFilter {
  competition: string
  kind: CompetitionKind | ''
}

/** What of a team's matches is listed; an empty text: all. */
export interface MatchFilter extends CompetitionFilter {
  season: string
  stage: MatchStage | ''
  search: string
}

export const EVERY_MATCH: MatchFilter = { season: '', competition: '', kind: '', stage: '', search: '' }

/** A team's matches; all for null. */
export const matchListQuery = (team: number | null, filter: MatchFilter = EVERY_MATCH) =>
  infiniteQueryOptions({
    queryKey: [...MATCH_LISTS, team, filter],
    // Unfiltered, the first page has no parameter but the team: so the service worker keeps it for when there is no connection.
    queryFn: ({ pageParam, signal }) =>
      request(`/api/matches${queryOf({ team, before: pageParam, ...filter })}`, staffMatches, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** The seasons and competitions of a team's matches. */
export const seasonChoicesQuery = (team: number | null) =>
  queryOptions({
    queryKey: [...MATCH_LISTS, 'choices', team],
    queryFn: ({ signal }) => request(`/api/matches/choices${queryOf({ team })}`, seasonChoices, { signal }),
  })
