import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface FloodRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: Buffer
}

export interface Flood {
  name: string
  /** How many requests are under way at any moment. */
  atOnce: number
  next(count: number): FloodRequest
}

export interface Flooding {
  /** How often each status was answered; 0: the connection was cut. */
  stop(): Promise<Map<number, number>>
}

/** The attackers' line carries a gigabit a second: without it they would copy memory for as fast as this machine can. */
const LINE_BYTES_PER_MS = 125_000
const REST_MS = 50

function send(agent: Agent, url: string, { method, path, headers, body }: FloodRequest): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(`${url}${path}`, { agent, method, headers }, (response) => {
      response.resume()
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    sending.on('error', () => resolve(0))
    sending.end(body)
  })
}

export function startFlood(url: string, { atOnce, next }: Flood): Flooding {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<number, number>()
  let isOver = false
  let count = 0

  async function goOn(): Promise<void> {
    while (!isOver) {
      const one = next(count++)
      const status = await send(agent, url, one)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await delay(Math.max(REST_MS, (atOnce * (one.body?.length ?? 0)) / LINE_BYTES_PER_MS))
    }
  }

  const senders = Array.from({ length: atOnce }, goOn)
  return {
    async stop() {
      isOver = true
      await Promise.all(senders)
      agent.destroy()
      return statuses
    },
  }
}
