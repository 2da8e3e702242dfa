import { execFileSync } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type LargeClub, withLargeClub } from './backups/large-club.ts'
import { growthDuring } from './backups/memory.ts'
import { copyEach, copyIntoOne } from './backups/plain-copy.ts'
import { median } from './processes.ts'

const ROUNDS = 3

interface Figures {
  ours: number[]
  copy: number[]
  growth: number[]
}

const noFigures = (): Figures => ({ ours: [], copy: [], growth: [] })

/** Nothing of what came before is still on its way to the disk when the clock starts. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  execFileSync('sync')
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}

async function refuseLoss(club: LargeClub): Promise<void> {
  let bytes = 0
  for (const path of club.paths) bytes += (await stat(path)).size
  const rows = await club.countRows()
  if (bytes !== club.bytes || rows !== club.paths.length) throw new Error(`${rows} rows and ${bytes} bytes came back`)
}

/** One backup and two restores, each right after its plain copy. */
async function takeTurns(club: LargeClub, backup: Figures, lost: Figures, living: Figures): Promise<void> {
  const [oneFile, manyFiles] = [join(club.folder, 'copy'), join(club.folder, 'copies')]
  const copyOnce = async (figures: Figures) => {
    figures.copy.push(await seconds(() => copyIntoOne(club.paths, oneFile)))
    await rm(oneFile)
  }
  const run = async (figures: Figures, path: string): Promise<Record<string, unknown>> => {
    let answer: Record<string, unknown> = {}
    const work = async () => {
      answer = await club.call(path, 'POST')
    }
    figures.growth.push(await growthDuring(club.pid, async () => figures.ours.push(await seconds(work))))
    return answer
  }
  const restore = async (figures: Figures, name: unknown) => {
    const { restorePoint } = await run(figures, `/${name}/restore`)
    await refuseLoss(club)
    await club.call(`/${restorePoint}`, 'DELETE')
  }

  await copyOnce(backup)
  const { name } = await run(backup, '')

  lost.copy.push(await seconds(() => copyEach(club.paths, manyFiles)))
  await rm(manyFiles, { recursive: true })
  await club.lose()
  await restore(lost, name)

  await copyOnce(living)
  await restore(living, name)
  await club.call(`/${name}`, 'DELETE')
}

function print(what: string, { ours, copy, growth }: Figures, copied: string): void {
  const ratio = median(ours) / median(copy)
  console.log(`${what}: ${median(ours).toFixed(2)} s; ${copied}: ${median(copy).toFixed(2)} s`)
  console.log(`  ratio ${ratio.toFixed(2)} (at most 2); memory +${Math.max(...growth).toFixed(0)} MB (under 100)`)
}

/** Backup and restore by the running app beside plain copies of the same bytes on the same disk, in turns. */
export async function benchBackups(): Promise<void> {
  await withLargeClub(async (club) => {
    const [backup, lost, living] = [noFigures(), noFigures(), noFigures()]
    for (let round = 0; round < ROUNDS; round++) await takeTurns(club, backup, lost, living)
    console.log(`${club.paths.length} pictures, ${(club.bytes / 1024 ** 3).toFixed(2)} GiB, median of ${ROUNDS} rounds`)
    print('backup', backup, 'copied into one file, synced once')
    print('restore of a club that lost everything', lost, 'copied one by one, each synced')
    print('restore over a club that has them all', living, 'copied into one file, synced once')
  })
}
