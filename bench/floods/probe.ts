import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { exchange } from '../load/exchange.ts'

const PAUSE_MS = 10

export const PROBES = ['login', 'save', 'matches'] as const
export type ProbeName = (typeof PROBES)[number]
export type Waits = Record<ProbeName, number[]>

export interface Visitor {
  url: string
  username: string
  password: string
  cookie: string
}

/** Somebody who goes about his business: signs in, saves, looks at the matches, one after the other. */
export async function probeFor(ms: number, { url, username, password, cookie }: Visitor): Promise<Waits> {
  const agent = new Agent({ keepAlive: true })
  const json = { 'content-type': 'application/json', 'x-forwarded-for': '10.200.0.1' }
  const waits: Waits = { login: [], save: [], matches: [] }
  let count = 0
  const calls: Record<ProbeName, () => ReturnType<typeof exchange>> = {
    login: () => exchange(agent, `${url}/api/login`, json, JSON.stringify({ username, password })),
    save: () => {
      const value = JSON.stringify({ count: ++count })
      return exchange(agent, `${url}/api/settings`, { ...json, cookie }, JSON.stringify({ key: 'note', value }))
    },
    matches: () => exchange(agent, `${url}/api/public/matches`, json),
  }
  for (const end = Date.now() + ms; Date.now() < end; ) {
    for (const name of PROBES) {
      const { status, body, ms: wait } = await calls[name]()
      if (status !== 200 && status !== 201) throw new Error(`${name}: ${status} ${body}`)
      waits[name].push(wait)
      await delay(PAUSE_MS)
    }
  }
  agent.destroy()
  return waits
}
