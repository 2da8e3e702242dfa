import { Agent, get } from 'node:http'
import type { SettingEvent } from '#contract/live.ts'
import type { Setting } from '#contract/setting.ts'
import { exchange } from './exchange.ts'

const SHARED_KEY = 'lineup_positions_global'
const SETTINGS_EVERY_MS = 10_000
const CLOCK_EVERY_MS = 15_000
const SAVE_EVERY_MS = 4_000

export interface StaffFigures {
  name: string
  /** How many of this person's changes the server has acknowledged. */
  acknowledged: number
  conflicts: number
  saveMs: number[]
  /** From the first try to the acknowledgement, with what had to be merged on the way. */
  changeMs: number[]
  events: number
  errors: string[]
}

export interface StaffMember {
  figures: StaffFigures
  stop(): Promise<void>
}

type Counters = Record<string, number>

/** The traffic of one browser: reads, the live channel, the server's clock, and changes to a field of its own. */
export async function startStaff(url: string, name: string, cookie: string): Promise<StaffMember> {
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

  let known = JSON.parse((await call(`/api/settings/${SHARED_KEY}`)).body) as Setting
  const learn = (setting: Setting) => {
    if (setting.version > known.version) known = setting
  }

  async function change(): Promise<void> {
    const mine = figures.acknowledged + 1
    const since = performance.now()
    for (;;) {
      const value = JSON.parse(known.value) as { counters?: Counters }
      const merged = JSON.stringify({ ...value, counters: { ...value.counters, [name]: mine } })
      const save = JSON.stringify({ key: SHARED_KEY, value: merged, version: known.version })
      const { status, body, ms } = await call('/api/settings', save)
      figures.saveMs.push(ms)
      const answer = JSON.parse(body) as Setting & { current: Setting }
      if (status === 409) {
        figures.conflicts++
        learn(answer.current)
        continue
      }
      if (status !== 200) return void fail(`save ${status} ${body}`)
      learn(answer)
      figures.acknowledged = mine
      figures.changeMs.push(performance.now() - since)
      return
    }
  }

  const stopListening = listenToEvents(url, cookie, fail, (event) => {
    figures.events++
    if (event.key === SHARED_KEY && event.setting) learn(event.setting)
  })
  const stops = [
    everySoOften(SETTINGS_EVERY_MS, () => read('/api/settings'), fail),
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
  onSetting: (event: SettingEvent) => void,
): () => void {
  let stopped = false
  const listening = get(`${url}/api/events`, { headers: { cookie } }, (response) => {
    let tail = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      const frames = (tail + chunk).split('\n\n')
      tail = frames.pop() ?? ''
      for (const frame of frames) {
        const data = /^event: setting\ndata: (.*)$/m.exec(frame)?.[1]
        if (data) onSetting(JSON.parse(data) as SettingEvent)
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
