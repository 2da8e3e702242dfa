import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { openFileSource } from '../byte-source.ts'
import { type Manifest, tablePath } from '../manifest.ts'
import { openZip } from '../zip-reader.ts'
import { ZipWriter } from '../zip-writer.ts'

export interface Mischief {
  manifest?: (manifest: Manifest) => object
  entries?: (entries: Map<string, Buffer>) => unknown
  /** Null: without that row. */
  rows?: (row: Record<string, unknown>, table: string) => object | null
  /** Leave the hashes in the manifest as they were. */
  keepHashes?: boolean
}

function changedRows(content: Buffer, change: (row: Record<string, unknown>) => object | null): object[] {
  const lines = content.toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => change(JSON.parse(line))).filter((row) => row !== null)
}

async function* zipOf(entries: Map<string, Buffer>): AsyncGenerator<Buffer> {
  const zip = new ZipWriter()
  for (const [name, content] of entries) {
    if (name.startsWith('pictures/')) yield* zip.stored(name, content)
    else yield* zip.packed(name, [content])
  }
  yield* zip.end()
}

/** Takes a backup apart, does mischief, and puts it together again. */
export async function repack(path: string, mischief: Mischief): Promise<void> {
  const zip = await openZip(await openFileSource(path))
  const entries = new Map<string, Buffer>()
  for (const [name, entry] of zip.entries) entries.set(name, await buffer(await zip.read(entry)))
  zip.close()
  let manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as Manifest
  const { rows } = mischief
  if (rows) {
    for (const table of manifest.tables) {
      const path = tablePath(table.name)
      const changed = changedRows(entries.get(path) ?? Buffer.alloc(0), (row) => rows(row, table.name))
      const content = Buffer.from(changed.map((row) => `${JSON.stringify(row)}\n`).join(''))
      entries.set(path, content)
      if (mischief.keepHashes) continue
      table.rows = changed.length
      table.sha256 = createHash('sha256').update(content).digest('hex')
    }
  }
  if (mischief.manifest) manifest = mischief.manifest(manifest) as Manifest
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  mischief.entries?.(entries)
  await writeFile(path, zipOf(entries))
}
