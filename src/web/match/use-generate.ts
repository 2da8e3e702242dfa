import { useMutation } from '@tanstack/react-query'
import { clubTag, graphicFileName } from '#domain/club/club-tag.ts'
import { loadQueue } from '#web/graphic-queue/load-queue.ts'
import type { Added } from '#web/graphic-queue/queue-steps.ts'
import { useQueue } from '#web/graphic-queue/use-queue.ts'
import type { PreparedExport } from '#web/graphics/prepared-export.ts'
import { openKey } from '#web/match-store/open-match.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { matchNow } from '#web/match-store/use-match.ts'

export const fileNameOf = (clubName: string, graphic: Pick<Graphic, 'type'>): string =>
  graphicFileName(clubTag(clubName), graphic.type, Math.round(serverNow()))

interface Outcome {
  onSuccess?: (added: Added) => void
  onError?: (error: Error) => void
}

/** The graphic goes into the queue, and from there to the server: now, or by itself when there is a connection. */
export function useGenerate(graphic: Graphic, prepared: PreparedExport, clubName: string, outcome: Outcome = {}) {
  const generation = useMutation({
    mutationFn: async () => {
      const drawn = prepared.take()
      const shown = { key: openKey(), match: matchNow() }
      const { graphicQueue, queuedFrom } = await loadQueue()
      const queued = queuedFrom(graphic, shown, fileNameOf(clubName, graphic))
      return { scene: queued.scene, ...(await graphicQueue.add(queued, drawn)) }
    },
    ...outcome,
  })
  const id = generation.data?.id ?? ''
  return {
    ...generation,
    progress: useQueue(({ progress }) => progress) ?? 0,
    /** Sends at once what waits to be sent later. */
    sendNow: () => void loadQueue().then(({ graphicQueue }) => graphicQueue.retry()),
    /** Of the graphic made last, also when it got there later by itself. */
    url: useQueue(({ addresses }) => addresses[id]) ?? generation.data?.url ?? null,
    isWaiting: useQueue(({ graphics }) => graphics.some((queued) => queued.id === id)),
  }
}
