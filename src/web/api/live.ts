import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catalogueEvent, LIVE_EVENTS, settingEvent } from '#contract/live.ts'
import { logFailure } from './log.ts'
import { currentMatchQuery } from './match.ts'
import { sessionQuery, useSession } from './session.ts'
import { applySetting } from './settings.ts'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** Keeps the cache in step with what others save, for as long as somebody is signed in. */
export function useLiveChannel(): void {
  const client = useQueryClient()
  const userId = useSession().data?.id
  useEffect(() => (userId === undefined ? undefined : openLiveChannel(client)), [client, userId])
}

export function openLiveChannel(client: QueryClient): () => void {
  let source: EventSource
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let closed = false

  const connect = () => {
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      // A new connection does not know what the broken one had still to deliver.
      if (failures > 0) void client.invalidateQueries()
      failures = 0
    })
    source.addEventListener(LIVE_EVENTS.setting, (event) => receiveSetting(client, event.data))
    source.addEventListener(LIVE_EVENTS.catalogue, (event) => receiveCatalogue(client, event.data))
    source.addEventListener(LIVE_EVENTS.match, () => void client.invalidateQueries(currentMatchQuery))
    source.addEventListener(LIVE_EVENTS.resync, () => void client.invalidateQueries())
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) void recover()
    })
  }

  const recover = async () => {
    failures += 1
    await client.refetchQueries(sessionQuery)
    if (closed) return
    retryTimer = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  }

  connect()
  return () => {
    closed = true
    clearTimeout(retryTimer)
    source.close()
  }
}

function read(what: (data: unknown) => void, data: string): void {
  try {
    what(JSON.parse(data))
  } catch (error) {
    logFailure('Nieczytelne zdarzenie na żywo', error)
  }
}

const receiveSetting = (client: QueryClient, data: string) =>
  read((event) => applySetting(client, settingEvent.parse(event)), data)

const receiveCatalogue = (client: QueryClient, data: string) =>
  read((event) => void client.invalidateQueries({ queryKey: [catalogueEvent.parse(event).list] }), data)
