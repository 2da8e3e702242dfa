import { hasStatus, isOutage, NetworkError } from '#web/api/http-error.ts'
import type { Pauses } from './pauses.ts'
import { type Pace, sendPhoto } from './send-photo.ts'
import type { UploadItem, UploadState } from './upload-item.ts'

/** How long a service that fails is left alone before each try that it still gets. */
const SERVICE_PAUSES_MS = [4_000, 8_000, 16_000, 32_000, 60_000]
/** An upload that the server has forgotten, or remembers otherwise, is begun anew, and not for ever. */
const FORGOTTEN_MAX = 3

interface DeliverOptions {
  pace: Pace
  pauses: Pauses
  signal: AbortSignal
  onState: (state: UploadState) => void
}

/** What has become of one photo since it was taken in hand. */
class Progress {
  sent = 0
  lineTries = 0
  serviceTries = 0
  forgotten = 0
  finishes = 0

  /** Whatever failed before, it works now. */
  reach(bytes: number): void {
    if (bytes <= this.sent) return
    this.sent = bytes
    this.lineTries = 0
    this.serviceTries = 0
  }
}

/**
 * One photo: as long as it takes where there is no line, and a bounded number of times where the service fails. True: it
 * had been there before. What it rejects with is final, or the end of the session, or the signal's own.
 */
export async function deliver({ file, matchId }: UploadItem, options: DeliverOptions): Promise<boolean> {
  const { pace, signal, onState } = options
  const progress = new Progress()
  for (;;) {
    const finishesBefore = progress.finishes
    try {
      const isKnown = await sendPhoto(file, matchId, {
        pace,
        signal,
        onSent: (bytes) => {
          progress.reach(bytes)
          onState({ status: 'sending', sent: bytes, pause: null })
        },
        onProcessing: () => {
          progress.finishes++
          onState({ status: 'processing' })
        },
      })
      // What is there at the second try may be the work of the first, whose answer was lost.
      return isKnown && finishesBefore === 0
    } catch (error) {
      if (signal.aborted) throw error
      await untilNextTry(error, progress, options)
    }
  }
}

/** Rejects with the same where there is to be none. */
async function untilNextTry(error: unknown, progress: Progress, options: DeliverOptions): Promise<void> {
  const { pauses, signal, onState } = options
  const isForgotten = hasStatus(error, 404) || hasStatus(error, 409)
  if (isForgotten && progress.forgotten++ < FORGOTTEN_MAX) return
  if (error instanceof NetworkError) {
    onState({ status: 'sending', sent: progress.sent, pause: 'line' })
    await pauses.untilLine(progress.lineTries++, signal)
    return
  }
  const ms = isOutage(error) ? SERVICE_PAUSES_MS[progress.serviceTries++] : undefined
  if (ms === undefined) throw error
  onState({ status: 'sending', sent: progress.sent, pause: 'service' })
  await pauses.ofService(ms, signal)
}
