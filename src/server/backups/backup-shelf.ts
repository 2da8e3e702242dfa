import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Backup } from '#contract/backup.ts'
import { BadArchive } from './bad-archive.ts'
import type { ByteSource } from './byte-source.ts'
import type { Manifest } from './manifest.ts'
import { type Archive, readArchive } from './read-archive.ts'

/** Where finished backups are kept. */
export interface BackupShelf {
  list(): Promise<Backup[]>
  find(name: string): Promise<Backup | null>
  /**
   * Takes the bytes as they come, and is done with a large piece when it asks for the next: the same memory may then
   * hold another. Listed once they are whole and have passed the check.
   */
  put(name: string, archive: AsyncIterable<Buffer>, check?: (archive: Archive) => Promise<void>): Promise<void>
  open(name: string): Promise<ByteSource>
  download(name: string): Promise<Readable>
  remove(name: string): Promise<boolean>
  /** Null where no disk of ours can fill up. */
  freeBytes(): Promise<{ free: number; total: number } | null>
  /** Clears away what was begun long ago and never became whole. */
  tidy(now: number): Promise<void>
}

/** `jedenastka-20260704-031500-1a2b3c4d`: sorts by time and cannot be guessed. */
export const newBackupName = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().split('T')
  return `jedenastka-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`
}

function toBackup(name: string, bytes: number, manifest: Manifest): Backup {
  const rowsOf = (table: string) => {
    const part = manifest.tables.find(({ name: found }) => found === table)
    return part ? part.rows - part.deleted : 0
  }
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

/** What lies on a shelf; the stamp changes with the content. */
export interface ShelfItem {
  name: string
  stamp: string
}

/** Describes what lies there by its manifest, read once. */
export function shelfIndex(items: () => Promise<ShelfItem[]>, open: (name: string) => Promise<ByteSource>) {
  const known = new Map<string, { stamp: string; backup: Backup }>()

  /** Null: what lies there is no readable backup, so it is not offered as one. */
  async function read({ name, stamp }: ShelfItem): Promise<Backup | null> {
    const kept = known.get(name)
    if (kept?.stamp === stamp) return kept.backup
    try {
      const source = await open(name)
      const archive = await readArchive(source)
      archive.close()
      const backup = toBackup(name, source.size, archive.manifest)
      known.set(name, { stamp, backup })
      return backup
    } catch (error) {
      if (error instanceof BadArchive || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  return {
    async list(): Promise<Backup[]> {
      const found = await items()
      const names = new Set(found.map(({ name }) => name))
      for (const name of known.keys()) if (!names.has(name)) known.delete(name)
      const backups = await Promise.all(found.map(read))
      return backups.filter((backup) => backup !== null).sort((a, b) => b.date.localeCompare(a.date))
    },
    async find(name: string): Promise<Backup | null> {
      const item = (await items()).find((found) => found.name === name)
      return item ? read(item) : null
    },
  }
}
