import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useConnection } from '#web/api/connection.ts'
import { useSettings } from '#web/api/settings.ts'
import { keepServerClock } from './server-clock.ts'
import { receiveSettings, type SyncEvent, startSync } from './shared-sync.ts'
import { adoptStudio } from './studio-store.ts'

/** Keeps the browser's state of the match and everybody else's in step while a match screen is open. */
export function useSharedMatch(userId: number | null, onEvent: (event: SyncEvent) => void) {
  const client = useQueryClient()
  const settings = useSettings()
  const isOld = useConnection((connection) => connection.hasOldSettings)
  useEffect(keepServerClock, [])
  // Before anything is painted: whoever was here before, his line-up is not for the next one's eyes.
  useLayoutEffect(() => adoptStudio(userId), [userId])
  useEffect(() => (userId === null ? undefined : startSync(client, onEvent)), [client, userId, onEvent])
  useEffect(() => {
    // A visitor's list holds the public settings only; for him a shared key that is missing is no deleted one.
    // What this device last read may be older than what it holds: there, too, a missing key is no deleted one.
    if (userId !== null && settings.data && !isOld) receiveSettings(settings.data)
  }, [userId, settings.data, isOld])
  return settings
}
