import { LIVE_EVENTS } from '#contract/live.ts'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

export interface LiveMessage {
  event: string
  data: string
}

interface LiveListener {
  onMessage(message: LiveMessage): void
  /** Something may have been missed. */
  onGap(): void
  /** `hasEnded`: the browser will not open it again by itself; then it is, when this resolves. */
  onBroken(hasEnded: boolean): Promise<unknown>
}

/** The server's events, opened again whenever they end. */
export function openLiveSource(mayHaveMissed: boolean, { onMessage, onGap, onBroken }: LiveListener): () => void {
  let source: EventSource
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasGap = mayHaveMissed
  let isClosed = false

  const connect = () => {
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      // A new connection does not know what the broken one had still to deliver.
      if (hasGap) onGap()
      failures = 0
      hasGap = false
    })
    for (const event of Object.values(LIVE_EVENTS)) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => onMessage({ event, data }))
    }
    source.addEventListener('error', () => void recover(source.readyState === EventSource.CLOSED))
  }

  const recover = async (hasEnded: boolean) => {
    const asked = onBroken(hasEnded)
    // The browser opens it again by itself, and the server goes on from the last event.
    if (!hasEnded) return
    failures += 1
    hasGap = true
    await asked
    if (isClosed) return
    retryTimer = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  }

  connect()
  return () => {
    isClosed = true
    clearTimeout(retryTimer)
    source.close()
  }
}
