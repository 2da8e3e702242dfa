import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { catalogueEvent, LIVE_EVENTS, settingEvent } from '#contract/live.ts'
import { rereadChosenPhotos } from './chosen-photos.ts'
import { watchNetwork } from './connection.ts'
import { type LiveMessage, openLiveSource } from './live-source.ts'
import { logFailure } from './log.ts'
import { CURRENT_MATCHES } from './match.ts'
import { tellMatchEvent } from './match-events.ts'
import { sessionQuery, useSession } from './session.ts'
import { applySetting, settingsQuery } from './settings.ts'
import { inOneVisibleTab, tabChannel } from './tabs.ts'

const NAME = 'jedenastka-live'
/** Told by one tab to the others; the server says the first four. */
const SESSION_ENDED = 'session-ended'

/** Keeps the cache in step with what others save, for as long as somebody is signed in. */
export function useLiveChannel(): void {
  const client = useQueryClient()
  const userId = useSession().data?.id
  useEffect(() => watchNetwork(() => void client.refetchQueries(settingsQuery)), [client])
  useEffect(() => (userId === undefined ? undefined : openLiveChannel(client)), [client, userId])
}

/** One tab has the connection and tells the others: a browser has six to a server over HTTP/1.1, for all its tabs. */
export function openLiveChannel(client: QueryClient): () => void {
  const others = tabChannel(NAME)
  const tellAll = (message: LiveMessage) => {
    receive(client, message)
    others?.postMessage(message)
  }
  others?.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => receive(client, data))
  const stop = inOneVisibleTab({
    name: NAME,
    start: (hasWaited) =>
      openLiveSource(hasWaited, {
        onMessage: tellAll,
        onGap: () => tellAll({ event: LIVE_EVENTS.resync, data: '' }),
        onBroken: (hasEnded) => {
          void client.refetchQueries(settingsQuery)
          if (!hasEnded) return Promise.resolve()
          others?.postMessage({ event: SESSION_ENDED, data: '' } satisfies LiveMessage)
          return client.refetchQueries(sessionQuery)
        },
      }),
    onFault: (error) => logFailure('Zdarzenia na żywo nie działają', error),
  })
  return () => {
    stop()
    others?.close()
  }
}

const MATCH_QUERIES = [CURRENT_MATCHES, ['matches'], ['match-graphics']]

const RECEIVERS: Record<string, (client: QueryClient, data: string) => void> = {
  [LIVE_EVENTS.setting]: (client, data) => applySetting(client, settingEvent.parse(JSON.parse(data))),
  [LIVE_EVENTS.catalogue]: (client, data) => {
    const { list, ids } = catalogueEvent.parse(JSON.parse(data))
    // They are read with matches and tables.
    for (const name of list === 'competitions' ? ['matches', 'leagues'] : [list])
      void client.invalidateQueries({ queryKey: [name] })
    if (list === 'photos') rereadChosenPhotos(client, ids)
  },
  [LIVE_EVENTS.match]: (client, data) => {
    tellMatchEvent(JSON.parse(data))
    for (const queryKey of MATCH_QUERIES) void client.invalidateQueries({ queryKey })
  },
  [LIVE_EVENTS.resync]: (client) => void client.invalidateQueries(),
  [SESSION_ENDED]: (client) => void client.refetchQueries(sessionQuery),
}

function receive(client: QueryClient, { event, data }: LiveMessage): void {
  try {
    RECEIVERS[event]?.(client, data)
  } catch (error) {
    logFailure('Nieczytelne zdarzenie na żywo', error)
  }
}
