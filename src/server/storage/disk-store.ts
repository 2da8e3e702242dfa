import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, STORED_NAME, storedName } from './file-store.ts'

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function writeDurably(folder: string, path: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}.part`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Files in `<root>/ab/abcdef….png`, written whole or not at all. */
export async function openDiskStore(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true })
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)

  const has = async (name: string): Promise<boolean> => (await modifiedAt(name)) !== null

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

  async function modifiedAt(name: string): Promise<number | null> {
    try {
      return (await stat(pathOf(name))).mtimeMs
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }

  async function putHashed(name: string, bytes: Buffer): Promise<void> {
    if (await touch(name)) return
    await mkdir(folderOf(name), { recursive: true })
    await writeDurably(folderOf(name), pathOf(name), bytes)
  }

  return {
    has,
    async *list() {
      for (const folder of await readdir(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        for (const name of await readdir(join(root, folder))) {
          const modified = STORED_NAME.test(name) ? await modifiedAt(name) : null
          if (modified !== null) yield { name, modified }
        }
      }
    },
    async removeIf(name, satisfies) {
      const modified = await modifiedAt(name)
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
