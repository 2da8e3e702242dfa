import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import { EVENT_KIND_NAMES } from '#domain/match/events/match-event.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'

const KILLS = 10
const EVENTS = 500
const BROWSERS = 4

const folder = temporaryFolder()
let app: AppProcess
let headers: Record<string, string>
let matchId: number

const start = () => AppProcess.start({ DATA_DIR: folder.path })
const call = (path: string, body?: object) =>
  fetch(`${app.url}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })

beforeAll(async () => {
  app = await start()
  headers = await signUpOver(app.url, 'Anna')
  const made = await call('/api/matches/current', {})
  matchId = ((await made.json()) as MatchDocumentAnswer).id
})
afterAll(async () => {
  await app.kill('SIGTERM')
  folder.remove()
})

/** Every other time PostgreSQL too, with its workers left to find out by themselves. */
async function kill(isBoth: boolean): Promise<void> {
  const postmaster = readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
  if (isBoth) process.kill(Number(postmaster), 'SIGKILL')
  await app.kill('SIGKILL')
}

const eventOf = (number: number) => ({
  kind: EVENT_KIND_NAMES[number % EVENT_KIND_NAMES.length],
  side: number % 3 ? 'ours' : 'theirs',
  at: 1_790_000_000_000 + number * 200_000,
  minute: `${(number % 90) + 1}'`,
  device: `przegladarka-${number % BROWSERS}`,
})

/** True: acknowledged. A browser sends what was not acknowledged again, as it was. */
async function record(number: number): Promise<boolean> {
  const change = { base: 0, from: null, to: eventOf(number) }
  const body = { device: `przegladarka-${number % BROWSERS}`, changes: { [`event:z${number}`]: change } }
  try {
    const response = await call(`/api/matches/${matchId}/changes`, body)
    await response.json()
    return response.ok
  } catch {
    return false
  }
}

it(`${EVENTS} events of ${BROWSERS} browsers and ${KILLS} kills in the middle: what was acknowledged is there, once`, {
  timeout: 300_000,
}, async () => {
  const acknowledged = new Set<number>()
  let cutOff = 0
  for (let round = 0; round < KILLS; round += 1) {
    const due = Array.from({ length: ((round + 1) * EVENTS) / KILLS }, (_, number) => number)
    const waiting = due.filter((number) => !acknowledged.has(number))
    const killAt = acknowledged.size + Math.floor(waiting.length * (0.1 + round * 0.08))
    let killing: Promise<void> | null = null
    const browser = async () => {
      for (let number = waiting.shift(); number !== undefined && !killing; number = waiting.shift()) {
        if (await record(number)) acknowledged.add(number)
        else cutOff += 1
        if (acknowledged.size >= killAt) killing ??= kill(round % 2 === 1)
      }
    }
    await Promise.all(Array.from({ length: BROWSERS }, browser))
    await killing
    app = await start()
    const { cells } = (await (await call(`/api/matches/${matchId}`)).json()) as MatchDocumentAnswer
    for (const number of acknowledged) expect(cells[`event:z${number}`]).toEqual(eventOf(number))
  }
  for (let number = 0; number < EVENTS; number += 1)
    expect(acknowledged.has(number) || (await record(number))).toBe(true)
  const { cells } = (await (await call(`/api/matches/${matchId}`)).json()) as MatchDocumentAnswer
  const stored = Object.keys(cells).filter((key) => key.startsWith('event:'))
  expect(stored.sort()).toEqual(Array.from({ length: EVENTS }, (_, number) => `event:z${number}`).sort())
  expect(cutOff).toBeGreaterThan(0)
})
