import pg from 'pg'
import { LIVE_CHANNEL } from './live-log.ts'

const RETRY_MS = 500

export interface Listener {
  /** False while a change made elsewhere could go unnoticed. */
  isConnected(): boolean
  close(): Promise<void>
}

/** Keeps one connection on LISTEN. `onWake` comes with every notification and after every (re)connection. */
export function startListener(url: string, onWake: () => void, log: (message: string) => void): Listener {
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  function lose(lost: pg.Client): void {
    if (client === lost) client = null
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RETRY_MS)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    fresh.on('error', (error) => log(`live listener: ${error.message}`))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', onWake)
    try {
      await fresh.connect()
      await fresh.query(`listen ${LIVE_CHANNEL}`)
      if (closed) return void (await fresh.end())
      client = fresh
      onWake()
    } catch (error) {
      log(`live listener: ${error instanceof Error ? error.message : String(error)}`)
      lose(fresh)
    }
  }

  void connect()
  return {
    isConnected: () => client !== null,
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
