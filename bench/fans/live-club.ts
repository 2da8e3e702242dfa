import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BundledPostgres, startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Listening, listening } from '../processes.ts'

type Headers = Record<string, string>

export interface LiveClub {
  app: Listening
  pid: number
  db: Db
  postgres: BundledPostgres
  folder: string
  staff: Headers
  opponentId: number
  save(key: string, value: object): Promise<void>
  scored(): number
  /** A goal for the club, saved as the goal sheet does. */
  score(): Promise<void>
  close(): Promise<void>
}

export async function startBuiltApp(folder: string, databaseUrl: string): Promise<Listening> {
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1' }
  return listening(['dist/server/main.js'], /Jedenastka: (\S+)/, env)
}

export async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

async function signUp(url: string): Promise<Headers> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'Anna', password: 'sekret-123' })
  const response = await expectOk(await fetch(`${url}/api/register`, { method: 'POST', headers, body }))
  return { ...headers, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function addOpponent(url: string, { cookie = '' }: Headers): Promise<number> {
  const form = formWith({ opponentData: { name: 'Tur Ełk' }, opponentLogo: await drawPhoto(20, 20) })
  const request = { method: 'POST', headers: { cookie }, body: form }
  const response = await expectOk(await fetch(`${url}/api/opponents`, request))
  return ((await response.json()) as { id: number }).id
}

/** The built app in the twelfth minute of a match. */
export async function openLiveClub(): Promise<LiveClub> {
  const folder = await mkdtemp(join(tmpdir(), 'jedenastka-bench-'))
  const postgres = await startBundledPostgres(join(folder, 'database'), console.error)
  const app = await startBuiltApp(join(folder, 'club'), postgres.url)
  const staff = await signUp(app.url)
  const opponentId = await addOpponent(app.url, staff)

  async function save(key: string, value: object): Promise<void> {
    const body = JSON.stringify({ key, value: JSON.stringify(value) })
    await expectOk(await fetch(`${app.url}/api/settings`, { method: 'POST', headers: staff, body }))
  }
  let homeScore = 0
  const scorers: object[] = []
  async function score(): Promise<void> {
    homeScore++
    scorers.push({ id: `goal-${homeScore}`, isOpponent: false, minute: "12'", playerId: null, score: `${homeScore}:0` })
    await save('result_settings_global', { resultHomeScore: homeScore, resultAwayScore: 0, scorers })
  }

  const matchDate = new Date().toISOString().slice(0, 10)
  await save('lineup_positions_global', { opponentId, isHome: true, matchDate, matchTime: '12:00' })
  await save('lineup_settings_global', {
    matchTimeState: 'firstHalf',
    matchTimerActive: true,
    matchTimerStartTime: Date.now() - 12 * 60_000,
    matchTimerElapsed: 0,
  })
  const db = connectDatabase(postgres.url, () => {})
  const close = async () => {
    await app.stop()
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
  return {
    app,
    pid: app.child.pid ?? 0,
    db,
    postgres,
    folder,
    staff,
    opponentId,
    save,
    scored: () => homeScore,
    score,
    close,
  }
}
