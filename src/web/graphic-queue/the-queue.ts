import { useConnection } from '#web/api/connection.ts'
import { logFailure } from '#web/api/log.ts'
import { aloneAmongTabs, tabChannel } from '#web/api/tabs.ts'
import { GraphicQueue } from './graphic-queue.ts'
import { queueState } from './queue-state.ts'
import type { SentGraphic } from './queue-steps.ts'
import { browserStorage } from './queue-storage.ts'
import { sendGraphic } from './send-graphic.ts'

const NAME = 'jedenastka-graphic-queue'

const fault = (error: unknown) => logFailure('Kolejka grafik nie działa', error)

const channel = tabChannel(NAME)

/** The one queue of this page; every match screen adds to it. */
export const graphicQueue = new GraphicQueue(
  {
    storage: browserStorage(fault),
    send: sendGraphic,
    alone: (work) => aloneAmongTabs(NAME, work),
    tellTabs: (sent) => channel?.postMessage(sent),
    onFault: fault,
  },
  queueState,
)

/** Set-up and clean-up in one place: sends what waits now, and whenever there may be a connection again. */
export function startGraphicQueue(owner: number, onSessionEnd: () => void): () => void {
  const goOn = () => void graphicQueue.drain()
  const onWake = () => {
    if (document.visibilityState === 'visible') goOn()
  }
  const onTab = ({ data }: MessageEvent<SentGraphic | null>) => void graphicQueue.hearFromTab(data).catch(fault)
  channel?.addEventListener('message', onTab)
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', onWake)
  const stopListening = useConnection.subscribe((now, before) => {
    if (before.isAway && !now.isAway) goOn()
  })
  graphicQueue.open(owner, onSessionEnd).catch(fault)
  return () => {
    stopListening()
    channel?.removeEventListener('message', onTab)
    window.removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', onWake)
    graphicQueue.close()
  }
}
