import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppProcess } from '#server/testing/app-process.ts'

export interface RunningApp {
  url: string
  /** As after a power cut: killed at once, and started again at the same address on the same data. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

export interface Account {
  username: string
  password: string
  role: 'user' | 'admin'
}

export const ANNA: Account = { username: 'Anna', password: 'sekret-123', role: 'admin' }
export const EWA: Account = { username: 'Ewa', password: 'sekret-456', role: 'user' }

/** The built app with an empty club in a data folder of its own: one for each file of journeys. */
export async function startApp(env: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-e2e-'))
  const prepared = process.env.E2E_PREPARED_DATA
  // With its owners and rights: PostgreSQL refuses a folder that is not its own.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  let running = await AppProcess.start({ DATA_DIR: dataDir, ...env })
  const { url } = running
  return {
    url,
    async crashAndRestart() {
      await running.kill('SIGKILL')
      running = await AppProcess.start({ DATA_DIR: dataDir, ...env, PORT: new URL(url).port })
    },
    async stop() {
      await running.kill('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const post = async (url: string, body: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

/** Anna, who is first and so the admin, and the given accounts, made without a browser. Returns Anna's cookie. */
export async function openClub(app: RunningApp, ...others: Account[]): Promise<string> {
  const response = await post(`${app.url}/api/register`, { username: ANNA.username, password: ANNA.password })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (const { username, password, role } of others)
    await post(`${app.url}/api/register`, { username, password, role }, cookie)
  // The guide for a new club is a journey of its own.
  await saveSetting(app, cookie, 'firstSteps', 'hidden')
  return cookie
}

export const saveSetting = (app: RunningApp, cookie: string, key: string, value: string): Promise<Response> =>
  post(`${app.url}/api/settings`, { key, value }, cookie)
