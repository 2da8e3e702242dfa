import { useMutation } from '@tanstack/react-query'
import { clubTag, graphicFileName } from '#domain/club/club-tag.ts'
import { newId } from '#web/api/new-id.ts'
import { loadQueue } from '#web/graphic-queue/load-queue.ts'
import { matchOf } from '#web/graphic-queue/match-of.ts'
import type { Added } from '#web/graphic-queue/queue-steps.ts'
import type { QueuedGraphic } from '#web/graphic-queue/queued-graphic.ts'
import { useQueue } from '#web/graphic-queue/use-queue.ts'
import type { PreparedExport } from '#web/graphics/prepared-export.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { useStudioStore } from '#web/match-store/studio-store.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'

export const fileNameOf = (clubName: string, graphic: Pick<Graphic, 'type'>): string =>
  graphicFileName(clubTag(clubName), graphic.type, Math.round(serverNow()))

/** The graphic on the screen, of the match on the screen, as both are now. */
function queuedFrom({ type, scene, altText }: Graphic, clubName: string): QueuedGraphic {
  const { owner, studio } = useStudioStore.getState()
  if (owner === null || scene === null) throw new Error('Nie ma jeszcze czego wysłać')
  const fileName = fileNameOf(clubName, { type })
  return {
    id: newId(),
    owner,
    madeAt: Date.now(),
    type,
    match: matchOf(studio),
    scene,
    altText,
    fileName,
    problem: null,
  }
}

interface Outcome {
  onSuccess?: (added: Added) => void
  onError?: (error: Error) => void
}

/** The graphic goes into the queue, and from there to the server: now, or by itself when there is a connection. */
export function useGenerate(graphic: Graphic, prepared: PreparedExport, clubName: string, outcome: Outcome = {}) {
  const generation = useMutation({
    mutationFn: async () => {
      const queued = queuedFrom(graphic, clubName)
      const drawn = prepared.take()
      const { graphicQueue } = await loadQueue()
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
