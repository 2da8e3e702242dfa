import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const POOL_SIZE = 15

export function connectDatabase(url: string, onIdleError: (error: Error) => void): Db {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 5_000 })
  pool.on('error', onIdleError)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
