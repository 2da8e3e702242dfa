import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expectOk } from './fans/live-club.ts'
import { type Listening, listening, median } from './processes.ts'

const RUNS = 5
/** What the start still has to do is done by then. */
const WATCHED_MS = 8_000
const LOOKED_AT = ['/', '/api/public/club', '/api/public/matches', '/api/public/team']

async function probed({ child }: Listening): Promise<{ late: number; worked: number }> {
  child.kill('SIGUSR2')
  for (;;) {
    const [chunk] = await once(child.stdout ?? child, 'data')
    const found = /late by ([\d.-]+) at most; worked for ([\d.]+)/.exec(String(chunk))
    if (found) return { late: Number(found[1]), worked: Number(found[2]) }
  }
}

/** `npm run demo -- --fresh` until it tells its address, and then for a while with somebody who looks at the club. */
async function run(dataDir: string): Promise<{ seconds: number; late: number; worked: number; load: number }> {
  const began = performance.now()
  const words = ['--import', './bench/demo/listening-probe.mjs', 'scripts/demo.mjs', '--fresh']
  const app = await listening(words, /Jedenastka: (\S+)/, { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' })
  const seconds = (performance.now() - began) / 1000
  const load = loadavg()[0] ?? Number.NaN
  for (const path of LOOKED_AT) await (await expectOk(await fetch(app.url + path))).arrayBuffer()
  await delay(WATCHED_MS)
  const { late, worked } = await probed(app)
  await app.stop()
  return { seconds, late, worked, load }
}

/** How long the demo takes to be made, and what of it is left once it listens. */
export async function benchDemo(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jedenastka-bench-'))
  const all: number[] = []
  const blocks: number[] = []
  try {
    for (let count = 1; count <= RUNS; count++) {
      const { seconds, late, worked, load } = await run(folder)
      all.push(seconds)
      blocks.push(late)
      console.log(
        `${count}: the address after ${seconds.toFixed(1)} s (${worked.toFixed(1)} s of work), then the event loop late by ${late.toFixed(1)} ms at most; load average ${load.toFixed(1)}`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const longest = Math.max(...blocks)
  console.log(
    `the demo's address: ${median(all).toFixed(1)} s, at most ${Math.max(...all).toFixed(1)} (at most 15 on a quiet machine, 60 on a busy one)`,
  )
  console.log(`the longest block of the event loop after that: ${longest.toFixed(1)} ms (at most 50)`)
}
