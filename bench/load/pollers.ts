import { Agent } from 'node:http'
import { fanAddress } from '../fans/fan-address.ts'
import { exchange } from './exchange.ts'

const BEAT_MS = 50

/** Fans without a live connection, who ask for the matches again and again; each has an address of his own. */
export function startPollers(url: string, fans: number, everyMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const waits: number[] = []
  const errors: string[] = []
  const underWay = new Set<Promise<void>>()
  let fan = 0

  async function poll(address: string): Promise<void> {
    const { status, body, ms } = await exchange(agent, `${url}/api/public/matches`, { 'x-forwarded-for': address })
    if (status === 200) waits.push(ms)
    else errors.push(`matches ${status} ${body}`)
  }

  const timer = setInterval(() => {
    for (let due = (fans * BEAT_MS) / everyMs; due >= 1; due--) {
      const polling = poll(fanAddress(100_000 + (fan++ % fans)))
        .catch((error: unknown) => void errors.push(String(error)))
        .finally(() => underWay.delete(polling))
      underWay.add(polling)
    }
  }, BEAT_MS)

  return {
    waits,
    errors,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
    },
  }
}
