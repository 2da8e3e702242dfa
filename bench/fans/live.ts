import { setTimeout as delay } from 'node:timers/promises'
import type { LiveClub } from './live-club.ts'
import { percentile, residentMegabytes } from './process-figures.ts'
import { openWatchers } from './watchers.ts'

const FANS = 2_000
const GOALS = 10
const SETTLE_MS = 2_000

/** A goal to everybody who looks on, counted from the moment at which its save is sent. */
export async function benchLive(club: LiveClub): Promise<void> {
  const before = await residentMegabytes(club.pid)
  const watchers = await openWatchers(club.app.url, FANS)
  await delay(SETTLE_MS)
  const each = ((await residentMegabytes(club.pid)) - before) / FANS

  const waits: number[] = []
  for (let goal = 0; goal < GOALS; goal++) {
    const arriving = watchers.arrivalsOf(club.scored() + 1)
    const since = Date.now()
    await club.score()
    for (const arrival of await arriving) waits.push(arrival - since)
  }
  if (watchers.lost() > 0) throw new Error(`${watchers.lost()} live connections were lost`)
  watchers.close()
  const [half, late] = [percentile(waits, 0.5), percentile(waits, 0.99)]
  console.log(`${FANS} live connections, ${GOALS} goals, from the sending of the save to each arrival:`)
  console.log(`median ${half} ms, p99 ${late} ms (under 1000), last ${Math.max(...waits)} ms`)
  console.log(`memory a connection: ${(each * 1024).toFixed(0)} kB`)
}
