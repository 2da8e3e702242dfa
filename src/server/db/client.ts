import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'
import { endSilentConnections } from './silence-watch.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const POOL_SIZE = 15

export function connectDatabase(url: string, onIdleError: (error: Error) => void, size = POOL_SIZE): Db {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5_000 })
  pool.on('error', onIdleError)
  // The query under way tells of a connection that breaks; unheard, the client's own word of it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const stopWatching = endSilentConnections(pool, url)
  const end = pool.end.bind(pool)
  pool.end = async () => {
    stopWatching()
    await end()
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
