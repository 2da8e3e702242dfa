import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700
const ANYBODY_ELSE = 0o077

const isOpenToOthers = async (path: string): Promise<boolean> => ((await stat(path)).mode & ANYBODY_ELSE) !== 0

/** What belongs to another account is as open as that account has left it. */
async function changeMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** Folders last: one that is private already needs no second look, so a walk that was cut off begins anew. */
async function close(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await close(path)
    else if (entry.isFile()) await changeMode(path, PRIVATE_FILE)
  }
  await changeMode(folder, PRIVATE_FOLDER)
}

/** A folder that no other account of the machine looks into, also where an earlier version left it open. */
export async function openPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
  if (process.platform !== 'win32' && (await isOpenToOthers(path))) await close(path)
}
