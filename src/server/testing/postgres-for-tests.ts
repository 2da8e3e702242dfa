import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { databaseUrl, TEMPLATE } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** It is thrown away: what would be lost with the machine's power, nobody misses. */
async function withoutSync(server: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await sql`alter system set ${sql.ref(setting)} = off`.execute(server)
  await sql`select pg_reload_conf()`.execute(server)
}

/** One real PostgreSQL for all server tests, with a migrated database from which each test file gets its copy. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-tests-'))
  const postgres = await startBundledPostgres(dataDir, () => {})
  const server = connectDatabase(postgres.url, () => {})
  await withoutSync(server)
  await sql`create database ${sql.id(TEMPLATE)}`.execute(server)
  await server.destroy()
  const template = connectDatabase(databaseUrl(postgres.url, TEMPLATE), () => {})
  await migrateToLatest(template)
  await template.destroy()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
