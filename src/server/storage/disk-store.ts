import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { renameDurably, syncFolder } from './durable-rename.ts'
import { type FileStore, STORED_NAME, storedName } from './file-store.ts'
import { openPrivateFolder, PRIVATE_FILE, PRIVATE_FOLDER } from './private-folder.ts'

export const PART = '.part'

export const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** No picture takes longer to be written; what is older was left by a crash. */
const STALE_AFTER_MS = 60 * 60 * 1000

export async function removeAbandoned(root: string): Promise<void> {
  for (const file of await readdir(root)) {
    const path = join(root, file)
    const modified = file.endsWith(PART) ? await modifiedAt(path) : null
    if (modified !== null && Date.now() - modified > STALE_AFTER_MS) await rm(path, { force: true })
  }
}

/** Null: it is not there. */
async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

async function writeDurably(temporary: string, path: string, bytes: Buffer): Promise<void> {
  try {
    const file = await open(temporary, 'wx', PRIVATE_FILE)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await renameDurably(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Files in `<root>/ab/abcdef….png`, written whole or not at all. */
export async function openDiskStore(root: string): Promise<FileStore> {
  await openPrivateFolder(root)
  await removeAbandoned(root)
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)

  const has = async (name: string): Promise<boolean> => (await modifiedAt(pathOf(name))) !== null

  /** False: it is not there. */
  async function touch(name: string): Promise<boolean> {
    const now = new Date()
    try {
      await utimes(pathOf(name), now, now)
      return true
    } catch (error) {
      if (isAbsent(error)) return false
      throw error
    }
  }

  async function putHashed(name: string, bytes: Buffer): Promise<void> {
    if (await touch(name)) return
    const isNew = await mkdir(folderOf(name), { recursive: true, mode: PRIVATE_FOLDER })
    if (isNew) await syncFolder(root)
    await writeDurably(join(root, `.${randomUUID()}${PART}`), pathOf(name), bytes)
  }

  return {
    has,
    async *list() {
      for (const folder of await readdir(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        for (const name of await readdir(join(root, folder))) {
          const modified = STORED_NAME.test(name) ? await modifiedAt(pathOf(name)) : null
          if (modified !== null) yield { name, modified }
        }
      }
    },
    async removeIf(name, satisfies) {
      const modified = await modifiedAt(pathOf(name))
      if (modified === null || !satisfies(modified)) return false
      await rm(pathOf(name), { force: true })
      return true
    },
    async put(bytes, extension) {
      const name = storedName(bytes, extension)
      await putHashed(name, bytes)
      return name
    },
    putHashed,
    pathOf,
    async open(name) {
      try {
        const file = await open(pathOf(name))
        return { size: (await file.stat()).size, stream: file.createReadStream() }
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    check: () => access(root, constants.W_OK),
  }
}
