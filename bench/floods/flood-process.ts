import { type Flooding, startFlood } from './flood.ts'
import { floods, type Means } from './floods.ts'

/** The attackers in a process of their own: what they need must not slow the one who measures. */
export type FloodOrder = { prepare: Means & { url: string } } | { start: string } | 'stop'

let prepared: { url: string; all: Awaited<ReturnType<typeof floods>> }
let flooding: Flooding | null = null

async function obey(order: FloodOrder): Promise<unknown> {
  if (order === 'stop') return [...((await flooding?.stop()) ?? [])]
  if ('prepare' in order) {
    prepared = { url: order.prepare.url, all: await floods(order.prepare) }
    return prepared.all.map(({ name }) => name)
  }
  const chosen = prepared.all.find(({ name }) => name === order.start)
  if (!chosen) throw new Error(`no flood called ${order.start}`)
  flooding = startFlood(prepared.url, chosen)
  return null
}

process.on('message', (order: FloodOrder) => void obey(order).then((answer) => process.send?.({ answer })))
process.on('disconnect', () => process.exit(0))
