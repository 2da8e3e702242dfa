import type { ExportedGraphic } from '#web/graphics/export-png.ts'
import type { QueueStorage } from './queue-storage.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

export interface QueueSteps {
  storage: QueueStorage
  /** Draws it unless it is drawn already, sends it, and resolves with its address. */
  send(
    graphic: QueuedGraphic,
    drawn: Promise<ExportedGraphic> | null,
    onProgress: (share: number) => void,
  ): Promise<string>
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

export interface Added {
  id: string
  /** Null: it waits, and goes there by itself. */
  url: string | null
  /** Why it waits. */
  outage: unknown
}
