import { useMutation } from '@tanstack/react-query'
import { shownCells } from '#domain/match/document/local-match.ts'
import { newId } from '#web/api/new-id.ts'
import { loadQueue } from '#web/graphic-queue/load-queue.ts'
import type { Added, GraphicIds } from '#web/graphic-queue/queue-steps.ts'
import type { NamedScene } from '#web/graphic-queue/queued-from.ts'
import { useQueue } from '#web/graphic-queue/use-queue.ts'
import { kindKey } from '#web/match-store/kind-key.ts'
import { localMatch } from '#web/match-store/matches-store.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { matchNow } from '#web/match-store/use-match.ts'

interface Order {
  graphic: ShownGraphic
  /** Each of its formats under the name that the queue knows it by. */
  scenes: readonly NamedScene[]
}

interface Outcome {
  onSuccess?: (added: Added) => void
  onError?: (error: Error) => void
}

const NONE: GraphicIds = {}
const idsOf = ({ scenes }: Order): GraphicIds => Object.fromEntries(scenes.map(({ format, id }) => [format, id]))

async function generate({ graphic, scenes }: Order): Promise<Added> {
  const key = kindKey(graphic.kind)
  const shown = { key, cells: shownCells(localMatch(key)), match: matchNow() }
  const { graphicQueue, queuedFrom } = await loadQueue()
  return graphicQueue.add(queuedFrom(graphic, scenes, shown))
}

/** All formats go into the queue, and from there to the server: now, or by themselves when there is a connection. */
export function useGenerate(graphic: ShownGraphic, outcome: Outcome = {}) {
  const generation = useMutation({ mutationFn: generate, ...outcome })
  const { mutate, variables: order, data: added, isPending } = generation
  const ids = added?.ids ?? (order ? idsOf(order) : NONE)
  const shownId = ids[graphic.format] ?? ''
  const isQueued = useQueue(({ graphics }) => graphics.some(({ id }) => Object.values(ids).includes(id)))
  return {
    generate: () => mutate({ graphic, scenes: graphic.inTurn.map((one) => ({ ...one, id: newId() })) }),
    /** It was made, or is being made, of just what stands on the screen. */
    isOfShown: order !== undefined && order.graphic.scenes === graphic.scenes && !generation.isError,
    wasMade: added !== undefined,
    isPending,
    error: generation.error,
    outage: added?.outage ?? null,
    progress: useQueue(({ progress }) => progress) ?? 0,
    /** Sends at once what waits to be sent later. */
    sendNow: () => void loadQueue().then(({ graphicQueue }) => graphicQueue.retry()),
    /** Of the format on the screen, as soon as it is there: the others may still be on their way. */
    url: useQueue(({ addresses }) => addresses[shownId]) ?? null,
    isWaiting: isQueued && !isPending,
  }
}
