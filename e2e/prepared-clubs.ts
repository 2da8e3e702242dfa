import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { AppProcess } from '#server/testing/app-process.ts'
import { databaseUrl } from '#server/testing/database-url.ts'
import { ANNA, EWA, type Place, sendJson, sessionOf, signUpAnna } from './app.ts'
import { type ClubName, onServer, PREPARED, type Prepared } from './cloned-club.ts'
import { fillGoalClub } from './goal-club.ts'

/** Makes a club from the one before it: its database is a copy, its pictures are added to the same folder. */
async function prepare(
  { serverUrl, dataDir }: Pick<Prepared, 'serverUrl' | 'dataDir'>,
  [name, from]: [ClubName, ClubName | null],
  fill: (app: Place) => Promise<void>,
): Promise<void> {
  await onServer(serverUrl, sql`create database ${sql.id(name)} template ${sql.id(from ?? 'template0')}`)
  const app = await AppProcess.startAtRest({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(serverUrl, name) })
  try {
    await fill(app)
  } finally {
    await app.kill('SIGTERM')
  }
}

/**
 * One PostgreSQL for all journeys, and in it the clubs that they begin with: accounts, squads and drawn templates made
 * for every file of journeys took a third of the run.
 */
export default async function prepareClubs(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'jedenastka-e2e-prepared-'))
  // The app and PostgreSQL give up root, and have to walk through it.
  chmodSync(folder, 0o755)
  const postgres = await startBundledPostgres(join(folder, 'postgres'), () => {})
  const dataDir = join(folder, 'data')
  const place = { serverUrl: postgres.url, dataDir }
  // Nothing in it outlives the run.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await onServer(place.serverUrl, sql`alter system set ${sql.id(setting)} = off`)
  await onServer(place.serverUrl, sql`select pg_reload_conf()`)

  const prepared: Prepared = { ...place, sessions: {}, goalClub: { cookie: '', opponentId: 0, players: {} } }
  await prepare(place, ['empty', null], async () => {})
  await prepare(place, ['staffed', 'empty'], async (app) => {
    const cookie = await signUpAnna(app)
    await sendJson(app, '/api/register', EWA, cookie)
    const ewas = sessionOf(await sendJson(app, '/api/login', EWA))
    prepared.sessions = { [ANNA.username]: cookie, [EWA.username]: ewas }
  })
  await prepare(place, ['playing', 'staffed'], async (app) => {
    prepared.goalClub = await fillGoalClub(app, prepared.sessions[ANNA.username] ?? '')
  })

  const file = join(folder, 'prepared.json')
  writeFileSync(file, JSON.stringify(prepared))
  process.env[PREPARED] = file
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
