import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder } from '#server/db/data-folder-lock.ts'
import { endLeftovers } from '#server/db/postgres-leftovers.ts'

/** In every folder that the demo made; nothing without it is ever emptied. */
const MARKER = 'demo-club.json'

type FolderState = 'absent' | 'half-made' | 'ready' | 'not-ours'

function stateOf(folder: string): FolderState {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return 'absent'
  const marker = join(folder, MARKER)
  if (!existsSync(marker)) return 'not-ours'
  return JSON.parse(readFileSync(marker, 'utf8')).isReady === true ? 'ready' : 'half-made'
}

function mark(folder: string, isReady: boolean): void {
  const content = { about: 'Made by "npm run demo"; "npm run demo -- --fresh" empties this folder.', isReady }
  writeFileSync(join(folder, MARKER), `${JSON.stringify(content, null, 2)}\n`)
}

/** Not while an app works in it, nor while a PostgreSQL that a killed app left behind does. */
async function empty(folder: string, log: (message: string) => void): Promise<void> {
  const unlock = await lockDataFolder(folder)
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) await endLeftovers(cluster, log)
  await unlock()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Null where the club is there; else the folder is empty, and what is given back is called once the club is in it. One
 * whose making was cut short is emptied; a folder with other data in it is refused.
 */
export async function openDemoFolder(
  folder: string,
  { isFresh, log }: { isFresh: boolean; log: (message: string) => void },
): Promise<(() => void) | null> {
  const state = stateOf(folder)
  if (state === 'not-ours')
    throw new Error(`${folder} holds data that "npm run demo" did not make. Set another DATA_DIR.`)
  if (state === 'ready' && !isFresh) return null
  if (state !== 'absent') await empty(folder, log)
  mkdirSync(folder, { recursive: true })
  mark(folder, false)
  return () => mark(folder, true)
}
