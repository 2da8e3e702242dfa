import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#web/api/session.ts'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { loadQueue } from './load-queue.ts'

/** Sends the graphics that wait, also those of earlier visits, for as long as their owner is here. */
export function useGraphicQueue(userId: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === null) return undefined
    let stop = () => {}
    let isGone = false
    const stopWaiting = whenAtRest(async () => {
      const { startGraphicQueue } = await loadQueue()
      if (!isGone) stop = startGraphicQueue(userId, () => void client.invalidateQueries(sessionQuery))
    })
    return () => {
      isGone = true
      stopWaiting()
      stop()
    }
  }, [client, userId])
}
