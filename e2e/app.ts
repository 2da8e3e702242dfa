import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppProcess } from '#server/testing/app-process.ts'
import { type ClubName, cloneClub, prepared } from './cloned-club.ts'

/** Where an app answers. */
export interface Place {
  url: string
}

export interface RunningApp extends Place {
  /** Who is signed in already: cookies by username. */
  sessions: Record<string, string>
  /** Killed at once, and started again at the same address on the same data. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

export interface Account {
  username: string
  password: string
  role: 'user' | 'admin'
}

/** The first of every club, and so its admin. */
export const ANNA: Account = { username: 'Anna', password: 'sekret-123', role: 'admin' }
export const EWA: Account = { username: 'Ewa', password: 'sekret-456', role: 'user' }

/** The built app with a club of its own: one for each file of journeys. */
export async function startApp(club: ClubName = 'empty'): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-e2e-'))
  const { databaseUrl, drop } = await cloneClub(club, dataDir)
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  let running = await AppProcess.start(settings)
  const { url } = running
  return {
    url,
    sessions: club === 'empty' ? {} : prepared().sessions,
    async crashAndRestart() {
      await running.kill('SIGKILL')
      running = await AppProcess.start({ ...settings, PORT: new URL(url).port })
    },
    async stop() {
      await running.kill('SIGTERM')
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A club of Anna, its admin, and Ewa; the cookie is Anna's. */
export async function openClub(): Promise<{ app: RunningApp; cookie: string }> {
  const app = await startApp('staffed')
  return { app, cookie: app.sessions[ANNA.username] ?? '' }
}

export async function sendJson({ url }: Place, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

export const saveSetting = (app: Place, cookie: string, key: string, value: string): Promise<Response> =>
  sendJson(app, '/api/settings', { key, value }, cookie)

/** The session that a call began, as the cookie that carries it. */
export const sessionOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Anna, who is first and so the admin, of a club without the guide for new ones: that is a journey of its own. */
export async function signUpAnna(app: Place): Promise<string> {
  const cookie = sessionOf(await sendJson(app, '/api/register', { username: ANNA.username, password: ANNA.password }))
  await saveSetting(app, cookie, 'firstSteps', 'hidden')
  return cookie
}
