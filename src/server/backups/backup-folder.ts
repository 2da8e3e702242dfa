import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName } from '#contract/backup.ts'
import { diskBytes } from '#server/storage/disk-space.ts'
import { renameDurably } from '#server/storage/durable-rename.ts'
import { openPrivateFolder } from '#server/storage/private-folder.ts'
import { type BackupShelf, type ShelfItem, shelfIndex } from './backup-shelf.ts'
import { openFileSource } from './byte-source.ts'
import { ownPart, partOf, removeAbandonedParts } from './part-files.ts'
import { openArchive } from './read-archive.ts'
import { writeSynced } from './write-synced.ts'

const EXTENSION = '.zip'

/** The folder of finished backups. What a crash left half-written is cleared away when it is opened. */
export async function openBackupFolder(root: string): Promise<BackupShelf> {
  await openPrivateFolder(root)
  await removeAbandonedParts(root, Date.now())
  const pathOf = (name: string) => join(root, `${backupName.parse(name)}${EXTENSION}`)

  async function names(): Promise<string[]> {
    const files = (await readdir(root)).filter((file) => file.endsWith(EXTENSION))
    return files.map((file) => file.slice(0, -EXTENSION.length)).filter((name) => backupName.safeParse(name).success)
  }

  /** Null: deleted by somebody since its name was read. */
  async function item(name: string): Promise<ShelfItem | null> {
    try {
      const { size, mtimeMs } = await stat(pathOf(name))
      return { name, stamp: `${size} ${mtimeMs}` }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  const items = async () => (await Promise.all((await names()).map(item))).filter((found) => found !== null)

  const open = (name: string) => openFileSource(pathOf(name))

  return {
    ...shelfIndex(items, open),
    open,
    /** Written under another name, synced, then renamed: what is listed is whole. */
    async put(name, archive, check) {
      const temporary = partOf(pathOf(name))
      const release = ownPart(temporary)
      try {
        await writeSynced(temporary, archive)
        if (check) {
          const written = await openArchive(temporary)
          await check(written).finally(written.close)
        }
        await renameDurably(temporary, pathOf(name))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      } finally {
        release()
      }
    },
    download: async (name) => createReadStream(pathOf(name)),
    async remove(name) {
      if (!(await names()).includes(name)) return false
      await rm(pathOf(name))
      return true
    },
    freeBytes: () => diskBytes(root),
    tidy: (now) => removeAbandonedParts(root, now),
  }
}
