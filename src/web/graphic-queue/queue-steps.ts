import type { FormatName } from '#graphic/formats.ts'
import type { QueueStorage } from './queue-storage.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

export interface QueueSteps {
  storage: QueueStorage
  /** Resolves with its address. */
  send(graphic: QueuedGraphic): Promise<string>
  /** Runs `work` while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>
  /** Tells the other tabs that the list has changed, and which graphic is on the server now. */
  tellTabs(sent: SentGraphic | null): void
  onFault(error: unknown): void
}

export interface SentGraphic {
  id: string
  url: string
}

/** By format. */
export type GraphicIds = Readonly<Partial<Record<FormatName, string>>>

export interface Added {
  ids: GraphicIds
  /** False: some wait, and go there by themselves. */
  isSent: boolean
  /** Why they wait. */
  outage: unknown
}
