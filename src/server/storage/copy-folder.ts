import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/day.ts'
import { COPY_KEY, type CopyStore, type KeptCopy } from './copy-store.ts'
import { isAbsent, PART, removeAbandoned } from './disk-store.ts'
import { openPrivateFolder, PRIVATE_FILE, PRIVATE_FOLDER } from './private-folder.ts'

const unlessAbsent = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** Its time tells when it was last used. */
async function readUsed(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const now = new Date()
    if (now.getTime() - (await file.stat()).mtimeMs > DAY_MS) await file.utimes(now, now)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** In `<root>/ab/abcdef….jpg-480`. Nothing is synced: what a power cut spoils is made anew. */
export async function openCopyFolder(root: string): Promise<CopyStore> {
  await openPrivateFolder(root)
  await removeAbandoned(root)
  const folderOf = (key: string) => join(root, key.slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)

  async function look(key: string): Promise<KeptCopy | null> {
    const found = await unlessAbsent(stat(pathOf(key)))
    return found && { key, bytes: found.size, used: found.mtimeMs }
  }

  return {
    read: (key) => unlessAbsent(readUsed(pathOf(key))),
    async write(key, bytes) {
      await mkdir(folderOf(key), { recursive: true, mode: PRIVATE_FOLDER })
      const temporary = join(root, `.${randomUUID()}${PART}`)
      try {
        await writeFile(temporary, bytes, { mode: PRIVATE_FILE, flag: 'wx' })
        await rename(temporary, pathOf(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async *list() {
      for (const folder of (await unlessAbsent(readdir(root))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        for (const key of (await unlessAbsent(readdir(join(root, folder)))) ?? []) {
          const found = COPY_KEY.test(key) ? await look(key) : null
          if (found) yield found
        }
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
