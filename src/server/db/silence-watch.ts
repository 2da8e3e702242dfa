import pg from 'pg'

const LOOK_EVERY_MS = 1_000
const PATIENCE_MS = 3_000

type Socketed = pg.PoolClient & { connection: { stream: { destroy(): void } } }

/** A long piece of work and a database that no longer answers look alike from inside one connection. */
async function answers(connectionString: string): Promise<boolean> {
  const probe = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
  probe.on('error', () => {})
  try {
    await probe.connect()
    await probe.query('select 1')
    return true
  } catch {
    return false
  } finally {
    ;(probe as unknown as Socketed).connection.stream.destroy()
  }
}

/**
 * Ends the connections that wait for a database which has fallen silent, so that nobody waits for it without end.
 * Those that merely work long go on, since a new connection is still answered.
 */
export function endSilentConnections(pool: pg.Pool, connectionString: string): () => void {
  const inUse = new Map<pg.PoolClient, number>()
  let looking = false
  pool.on('acquire', (client) => inUse.set(client, Date.now()))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))

  const waitingLong = () => [...inUse].filter(([, since]) => Date.now() - since > PATIENCE_MS).map(([client]) => client)

  async function look(): Promise<void> {
    if (looking || waitingLong().length === 0) return
    looking = true
    if (!(await answers(connectionString)))
      for (const client of waitingLong()) (client as Socketed).connection.stream.destroy()
    looking = false
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
