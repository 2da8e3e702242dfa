import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { expectOk, type LiveClub, openLiveClub } from './fans/live-club.ts'
import { familyMegabytes, percentile } from './fans/process-figures.ts'
import type { FloodOrder } from './floods/flood-process.ts'
import { PROBES, probeFor, type Visitor, type Waits } from './floods/probe.ts'
import { signInStaff } from './load/accounts.ts'

const PHASE_MS = 30_000
const WARM_MS = 5_000
const STORED_PICTURES = 40
const MEMORY_EVERY_MS = 200
const RATIO_MAX = 3
const MEMORY_MAX_MB = 700

/** As large as a photo is kept, with the detail of one. */
const storedPhoto = async (): Promise<Buffer> =>
  sharp(await drawPhoto(750, 750))
    .resize(3000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer()

async function storePictures(club: LiveClub): Promise<string[]> {
  const stored: string[] = []
  for (let n = 0; n < STORED_PICTURES; n++) {
    const form = formWith({ opponentData: { name: `Klub ${n}` }, opponentLogo: await storedPhoto() })
    const request = { method: 'POST', headers: { cookie: club.staff.cookie ?? '' }, body: form }
    const { logo } = (await (await expectOk(await fetch(`${club.app.url}/api/opponents`, request))).json()) as {
      logo: string
    }
    stored.push(logo.slice('/files/'.length))
  }
  return stored
}

/** The most that the app's process takes meanwhile. */
function watchMemory(pid: number): () => Promise<number> {
  let most = 0
  const look = async () => {
    most = Math.max(most, await familyMegabytes(pid))
  }
  const timer = setInterval(() => void look(), MEMORY_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await look()
    return most
  }
}

function openFlooder() {
  const child = fork(new URL('./floods/flood-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  // Attackers sit elsewhere: on this machine they come last.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return {
    async order<Answer>(what: FloodOrder): Promise<Answer> {
      child.send(what)
      const [{ answer }] = (await once(child, 'message')) as [{ answer: Answer }]
      return answer
    },
    close: () => child.disconnect(),
  }
}

const p99 = (waits: number[]): number => percentile(waits, 0.99)

function tell(name: string, quiet: Waits, flooded: Waits, statuses: Array<[number, number]>, memory: number): void {
  const ratios = PROBES.map((probe) => p99(flooded[probe]) / p99(quiet[probe]))
  const words = PROBES.map(
    (probe, index) => `${probe} ${p99(flooded[probe]).toFixed(0)} ms (${ratios[index]?.toFixed(2)})`,
  )
  const answers = statuses.map(([status, times]) => `${times} × ${status}`).join(', ')
  const isHeld = ratios.every((ratio) => ratio <= RATIO_MAX) && memory < MEMORY_MAX_MB
  console.log(
    `${isHeld ? 'held' : 'DID NOT HOLD'}: ${name}: p99 ${words.join(', ')}; ${memory.toFixed(0)} MB; answered ${answers}`,
  )
}

/** While somebody floods the app, others sign in, save and read: how much longer that takes than in quiet. */
export async function benchFloods(): Promise<void> {
  const club = await openLiveClub()
  const flooder = openFlooder()
  try {
    const { url } = club.app
    const [one, other] = await signInStaff(club, 2)
    const means = {
      url,
      users: [one?.cookie ?? '', other?.cookie ?? ''] as const,
      admin: club.staff.cookie ?? '',
      stored: await storePictures(club),
    }
    const names = await flooder.order<string[]>({ prepare: means })
    const visitor: Visitor = { url, username: 'Anna', password: 'sekret-123', cookie: club.staff.cookie ?? '' }
    await probeFor(WARM_MS, visitor)
    const quiet = await probeFor(PHASE_MS, visitor)
    const figures = PROBES.map((probe) => `${probe} ${p99(quiet[probe]).toFixed(0)} ms (${quiet[probe].length} times)`)
    console.log(`quiet p99: ${figures.join(', ')}; bounds: ${RATIO_MAX} times that, ${MEMORY_MAX_MB} MB`)
    for (const name of names) {
      const memory = watchMemory(club.pid)
      await flooder.order({ start: name })
      const flooded = await probeFor(PHASE_MS, visitor)
      tell(name, quiet, flooded, await flooder.order<Array<[number, number]>>('stop'), await memory())
    }
  } finally {
    flooder.close()
    await club.close()
  }
}
