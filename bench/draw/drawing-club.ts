import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormatName } from '#graphic/formats.ts'
import { ADMIN, EDITOR } from '#server/demo/accounts.ts'
import { expectOk } from '../fans/live-club.ts'
import { type Answer, exchange } from '../load/exchange.ts'
import { type Listening, listening } from '../processes.ts'

/** What one account may draw in a minute is a little more. */
const DRAWN_BY_ONE = 50
const ACCOUNTS = 4

interface DrawingClub {
  url: string
  pid: number
  draw(format: FormatName): Promise<Answer>
  /** By how many milliseconds the server's event loop came late since this was last asked. */
  lateness(): Promise<Lateness>
  close(): Promise<void>
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function signIn(url: string, account: object): Promise<string> {
  const request = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(account) }
  const response = await expectOk(await fetch(`${url}/api/login`, request))
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function staffOf(url: string): Promise<string[]> {
  const cookie = await signIn(url, ADMIN)
  const cookies: string[] = []
  for (let number = 0; number < ACCOUNTS; number++) {
    const account = { username: `rysuje-${number}`, password: EDITOR.password }
    const request = { method: 'POST', headers: { ...JSON_TYPE, cookie }, body: JSON.stringify(account) }
    await expectOk(await fetch(`${url}/api/register`, request))
    cookies.push(await signIn(url, account))
  }
  return cookies
}

/** The current match as a browser has it. */
async function currentCells(url: string, cookie: string) {
  const get = async (path: string) => (await expectOk(await fetch(url + path, { headers: { cookie } }))).json()
  const { documentId } = (await get('/api/matches/current')) as { documentId: number }
  const { cells } = (await get(`/api/matches/${documentId}`)) as { cells: object }
  return { matchId: documentId, cells }
}

interface Lateness {
  /** 99 times of 100. */
  usual: number
  longest: number
}

async function latenessOf({ child }: Listening): Promise<Lateness> {
  child.kill('SIGUSR2')
  for (;;) {
    const [line] = await once(child.stdout ?? child, 'data')
    const found = /late by ([\d.-]+) of 99, at most ([\d.-]+)/.exec(String(line))
    if (found) return { usual: Number(found[1]), longest: Number(found[2]) }
  }
}

/** The built app with the demo club: photos of everybody, and a line-up ready to be drawn. */
export async function openDrawingClub(): Promise<DrawingClub> {
  const folder = await mkdtemp(join(tmpdir(), 'jedenastka-bench-'))
  const env = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1' }
  const probe = ['--import', './bench/draw/delay-probe.mjs']
  const app = await listening([...probe, 'dist/server/main.js', 'demo'], /Jedenastka: (\S+)/, env)
  const { url } = app
  const staff = await staffOf(url)
  const { matchId, cells } = await currentCells(url, staff[0] ?? '')
  const agent = new Agent({ keepAlive: true })
  let drawn = 0

  async function draw(format: FormatName): Promise<Answer> {
    const cookie = staff[Math.floor(drawn++ / DRAWN_BY_ONE)] ?? ''
    // No two alike: each is a new file in the store.
    const order = { kind: 'lineup', format, matchId, cells: { ...cells, competition: `Kolejka ${drawn}` } }
    const answer = await exchange(agent, `${url}/api/graphics`, { ...JSON_TYPE, cookie }, JSON.stringify(order))
    if (answer.status !== 201) throw new Error(`POST /api/graphics: ${answer.status} ${answer.body}`)
    return answer
  }

  return {
    url,
    pid: app.child.pid ?? 0,
    draw,
    lateness: () => latenessOf(app),
    async close() {
      agent.destroy()
      await app.stop()
      await rm(folder, { recursive: true })
    },
  }
}
