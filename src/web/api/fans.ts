import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import {
  deviceCounts,
  FAN_EVENTS,
  type PublicMatch,
  type PublicMatchDetails,
  publicEvents,
  publicMatch,
  publicMatchDetails,
  publicMatches,
  publicTeam,
  registerPushAnswer,
  type registerPushRequest,
} from '#contract/fan.ts'
import { HttpError, lineError } from './http-error.ts'
import { logFailure } from './log.ts'
import { queryOf } from './query-of.ts'
import { readJson } from './read-answer.ts'
import { command, request } from './request.ts'

/** Moves the minute on, and stands in for the live feed while it is down. */
const POLL_MS = 10_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** An answer of the public API, with what a developer wants to know about it. */
export interface PublicAnswer<T> {
  path: string
  status: number
  ms: number
  json: unknown
  data: T
}

/** Of the public API, never an answer that the browser has kept. */
export async function ask<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<PublicAnswer<T>> {
  const since = performance.now()
  // The answers may be kept for some seconds: a kept one could undo a goal that the live feed has brought already.
  const response = await fetch(path, { cache: 'no-cache', signal: signal ?? null }).catch((error: unknown) => {
    throw lineError(error, signal)
  })
  if (!response.ok) throw await HttpError.from(response)
  const json = await readJson(response, signal)
  const ms = Math.round(performance.now() - since)
  try {
    return { path, status: response.status, ms, json, data: schema.parse(json) }
  } catch (cause) {
    throw new Error('Serwer odpowiedział w nieznanym formacie.', { cause })
  }
}

export const useAskMatches = () => useMutation({ mutationFn: () => ask('/api/public/matches', publicMatches) })
export const useAskTeam = () => useMutation({ mutationFn: () => ask('/api/public/team', publicTeam) })
export const useAskEvents = () =>
  useMutation({ mutationFn: (matchId: number) => ask(`/api/public/matches/${matchId}/events`, publicEvents) })

type PushRegistration = z.infer<typeof registerPushRequest>

export const useRegisterPush = () =>
  useMutation({
    mutationFn: (json: PushRegistration) =>
      request('/api/public/push/register', registerPushAnswer, { method: 'POST', json }),
  })

export const useUnregisterPush = () =>
  useMutation({
    mutationFn: (token: string) => command('/api/public/push/unregister', { method: 'POST', json: { token } }),
  })

export const useDeviceCounts = () =>
  useQuery({
    queryKey: ['devices'],
    queryFn: ({ signal }) => request('/api/devices', deviceCounts, { signal }),
    refetchOnMount: 'always',
  })

const FAN_KEY = ['fan']

const fanMatchesQuery = (team: number | null) =>
  queryOptions({
    queryKey: [...FAN_KEY, 'matches', team],
    queryFn: async ({ signal }) =>
      (await ask(`/api/public/matches${queryOf({ team })}`, publicMatches, signal)).data.matches,
  })

const fanMatchQuery = (id: number) =>
  queryOptions({
    queryKey: [...FAN_KEY, 'match', id],
    queryFn: async ({ signal }) => (await ask(`/api/public/matches/${id}`, publicMatchDetails, signal)).data,
  })

export const useFanMatches = (team: number | null) => useQuery({ ...fanMatchesQuery(team), refetchInterval: POLL_MS })

/** The match looked at; nothing is asked while there is none. */
export const useFanMatch = (id: number | null) =>
  useQuery({ ...fanMatchQuery(id ?? 0), enabled: id !== null, refetchInterval: POLL_MS })

/** Those matches that are known by now, in the order asked for. */
export const useFanMatchesInFull = (ids: readonly number[]): PublicMatchDetails[] =>
  useQueries({
    queries: ids.map(fanMatchQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })

/** Keeps the team's matches in step with the live feed. False while it is down; then the polls have to do. */
export function useFanLive(team: number | null): boolean {
  const client = useQueryClient()
  const [isConnected, setConnected] = useState(false)
  useEffect(() => openFanFeed(client, team, setConnected), [client, team])
  return isConnected
}

function openFanFeed(
  client: QueryClient,
  team: number | null,
  onConnected: (isConnected: boolean) => void,
): () => void {
  let source: EventSource
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const connect = () => {
    source = new EventSource(`/api/public/live${queryOf({ team })}`)
    source.addEventListener('open', () => {
      // A source opened anew does not know what the refused one had still to deliver.
      if (failures > 0) void client.invalidateQueries({ queryKey: FAN_KEY })
      failures = 0
      onConnected(true)
    })
    source.addEventListener(FAN_EVENTS.match, ({ data }) => receiveMatch(client, team, data))
    source.addEventListener(FAN_EVENTS.resync, () => void client.invalidateQueries({ queryKey: FAN_KEY }))
    source.addEventListener('error', () => {
      onConnected(false)
      if (source.readyState === EventSource.CLOSED) retry()
    })
  }

  const retry = () => {
    retryTimer = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS))
    failures += 1
  }

  connect()
  return () => {
    clearTimeout(retryTimer)
    source.close()
  }
}

function receiveMatch(client: QueryClient, team: number | null, data: string): void {
  try {
    showMatch(client, team, publicMatchDetails.parse(JSON.parse(data)))
  } catch (error) {
    logFailure('Nieczytelne zdarzenie na żywo', error)
  }
}

function showMatch(client: QueryClient, team: number | null, match: PublicMatchDetails): void {
  const { queryKey } = fanMatchQuery(match.id)
  // Answers on their way may be older than this one and would undo it.
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, match)
  const list = fanMatchesQuery(team)
  if (client.getQueryData(list.queryKey) === undefined) return
  void client.cancelQueries({ queryKey: list.queryKey })
  client.setQueryData(list.queryKey, (known = []) => withMatch(known, publicMatch.parse(match)))
}

const withMatch = (list: readonly PublicMatch[], match: PublicMatch): PublicMatch[] =>
  [...list.filter(({ id }) => id !== match.id), match].toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
