import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase } from '#server/db/client.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { databaseUrl, TEMPLATE } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for all server tests, with a migrated database from which each test file gets its copy. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-tests-'))
  const postgres = await startBundledPostgres(dataDir, () => {})
  const server = connectDatabase(postgres.url, () => {})
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
