import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connectDatabase } from '#server/db/client.ts'
import { databaseUrl, TEMPLATE } from './database-url.ts'

async function onServer(statement: ReturnType<typeof sql>): Promise<void> {
  const server = connectDatabase(inject('postgresUrl'), () => {})
  try {
    await statement.execute(server)
  } finally {
    await server.destroy()
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = migrated ? TEMPLATE : 'template1'
  await onServer(sql`create database ${sql.id(name)} template ${sql.id(template)}`)
  return {
    url: databaseUrl(inject('postgresUrl'), name),
    drop: () => onServer(sql`drop database ${sql.id(name)} with (force)`),
  }
}
