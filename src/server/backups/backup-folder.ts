import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '#contract/backup.ts'
import { backupName } from '#contract/backup.ts'
import type { Manifest } from './manifest.ts'
import { openArchive } from './read-archive.ts'

const EXTENSION = '.zip'

export interface BackupFolder {
  list(): Promise<Backup[]>
  find(name: string): Promise<Backup | null>
  pathOf(name: string): string
  remove(name: string): Promise<boolean>
  freeBytes(): Promise<{ free: number; total: number }>
}

/** `jedenastka-20260704-031500-1a2b3c4d`: sorts by time and cannot be guessed. */
export const newBackupName = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().split('T')
  return `jedenastka-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`
}

function toBackup(name: string, bytes: number, manifest: Manifest): Backup {
  const rowsOf = (table: string) => manifest.tables.find((part) => part.name === table)?.rows ?? 0
  return {
    name,
    bytes,
    date: manifest.createdAt,
    comment: manifest.comment,
    kind: manifest.kind,
    counts: {
      players: rowsOf('players'),
      opponents: rowsOf('opponents'),
      templates: rowsOf('templates'),
      matches: rowsOf('matches'),
      users: rowsOf('users'),
      pictures: manifest.pictures.length,
    },
    missingPictures: manifest.missing.length,
  }
}

/** The folder of finished backups. What a crash left half-written is cleared away when it is opened. */
export async function openBackupFolder(root: string): Promise<BackupFolder> {
  await mkdir(root, { recursive: true })
  for (const file of await readdir(root)) if (file.endsWith('.part')) await rm(join(root, file), { force: true })
  const known = new Map<string, { stamp: string; backup: Backup }>()
  const pathOf = (name: string) => join(root, `${backupName.parse(name)}${EXTENSION}`)

  /** Null: what lies there is no readable backup, so it is not offered as one. */
  async function read(name: string): Promise<Backup | null> {
    const { size, mtimeMs } = await stat(pathOf(name))
    const stamp = `${size} ${mtimeMs}`
    const kept = known.get(name)
    if (kept?.stamp === stamp) return kept.backup
    try {
      const archive = await openArchive(pathOf(name))
      archive.close()
      const backup = toBackup(name, size, archive.manifest)
      known.set(name, { stamp, backup })
      return backup
    } catch {
      return null
    }
  }

  async function names(): Promise<string[]> {
    const files = (await readdir(root)).filter((file) => file.endsWith(EXTENSION))
    return files.map((file) => file.slice(0, -EXTENSION.length)).filter((name) => backupName.safeParse(name).success)
  }

  return {
    pathOf,
    async list() {
      const backups = await Promise.all((await names()).map(read))
      return backups.filter((backup) => backup !== null).sort((a, b) => b.date.localeCompare(a.date))
    },
    async find(name) {
      return (await names()).includes(name) ? read(name) : null
    },
    async remove(name) {
      if (!(await names()).includes(name)) return false
      await rm(pathOf(name))
      known.delete(name)
      return true
    },
    async freeBytes() {
      const { bavail, blocks, bsize } = await statfs(root)
      return { free: bavail * bsize, total: blocks * bsize }
    },
  }
}
