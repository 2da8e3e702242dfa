import { Agent, get } from 'node:http'
import { exchange } from './exchange.ts'
import { keyWork } from './key-work.ts'
import { matchWork } from './match-work.ts'
import type { StaffFigures } from './work.ts'

const SETTINGS_EVERY_MS = 10_000
const CLOCK_EVERY_MS = 15_000
const SAVE_EVERY_MS = 4_000

export interface StaffAccount {
  name: string
  cookie: string
  /** The match that they work on; null: the current one, by key. */
  matchId: number | null
  seat: number
}

export interface StaffMember {
  figures: StaffFigures
  stop(): Promise<void>
}

/** The traffic of one browser: reads, the live channel, the server's clock, and changes to a field of its own. */
export async function startStaff(url: string, { name, cookie, matchId, seat }: StaffAccount): Promise<StaffMember> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const headers = { cookie, 'content-type': 'application/json' }
  const figures: StaffFigures = {
    name,
    acknowledged: 0,
    conflicts: 0,
    saveMs: [],
    changeMs: [],
    events: 0,
    errors: [],
  }
  const fail = (what: string) => figures.errors.push(`${name}: ${what}`)
  const call = async (path: string, body?: string) => exchange(agent, `${url}${path}`, headers, body)

  async function read(path: string): Promise<void> {
    const { status, body } = await call(path)
    if (status !== 200) fail(`${path} ${status} ${body}`)
  }

  const work = await (matchId === null ? keyWork : matchWork(matchId, seat))(name, { call, figures })

  async function change(): Promise<void> {
    const since = performance.now()
    await work.change(figures.acknowledged + 1)
    figures.acknowledged++
    figures.changeMs.push(performance.now() - since)
  }

  const stopListening = listenToEvents(url, cookie, fail, work.event, (data) => {
    figures.events++
    work.hear(data)
  })
  const stops = [
    everySoOften(SETTINGS_EVERY_MS, () => read(matchId === null ? '/api/settings' : `/api/matches/${matchId}`), fail),
    everySoOften(CLOCK_EVERY_MS, () => read('/api/time'), fail),
    everySoOften(SAVE_EVERY_MS, change, fail),
  ]
  return {
    figures,
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      stopListening()
      agent.destroy()
    },
  }
}

/** The first time at a random moment, so that fifty browsers do not march in step. */
function everySoOften(ms: number, work: () => Promise<void>, fail: (what: string) => void): () => Promise<void> {
  let stopped = false
  let running = Promise.resolve()
  const turn = () => {
    running = work().catch((error: unknown) => fail(String(error)))
    void running.then(() => {
      if (!stopped) timer = setTimeout(turn, ms)
    })
  }
  let timer = setTimeout(turn, Math.random() * ms)
  return () => {
    stopped = true
    clearTimeout(timer)
    return running
  }
}

function listenToEvents(
  url: string,
  cookie: string,
  fail: (what: string) => void,
  event: string,
  onData: (data: string) => void,
): () => void {
  let stopped = false
  const meant = new RegExp(`^event: ${event}\ndata: (.*)$`, 'm')
  const listening = get(`${url}/api/events`, { headers: { cookie } }, (response) => {
    let tail = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      const frames = (tail + chunk).split('\n\n')
      tail = frames.pop() ?? ''
      for (const frame of frames) {
        const data = meant.exec(frame)?.[1]
        if (data) onData(data)
      }
    })
    response.on('close', () => stopped || fail('the live channel ended'))
  })
  listening.on('error', (error) => stopped || fail(`live channel: ${error.message}`))
  return () => {
    stopped = true
    listening.destroy()
  }
}
