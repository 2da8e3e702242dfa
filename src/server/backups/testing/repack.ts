import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Manifest } from '../manifest.ts'
import { sealArchive } from '../seal.ts'
import { openZip } from '../zip-reader.ts'

interface Mischief {
  manifest?: (manifest: Manifest) => object
  entries?: (entries: Map<string, Buffer>) => unknown
  rows?: (row: Record<string, unknown>) => object
  /** Leave the hashes in the manifest as they were. */
  keepHashes?: boolean
  /** A name as it stands in the file, replaced by another of the same length. */
  rename?: readonly [string, string]
}

const changedRows = (content: Buffer, change: NonNullable<Mischief['rows']>): Buffer =>
  Buffer.from(
    content
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`)
      .join(''),
  )

/** Takes a backup apart, does mischief, and puts it together again. */
export async function repack(path: string, mischief: Mischief): Promise<void> {
  const zip = await openZip(path)
  const entries = new Map<string, Buffer>()
  for (const [name, entry] of zip.entries) entries.set(name, await buffer(await zip.read(entry)))
  zip.close()
  let manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as Manifest
  if (mischief.rows) {
    for (const table of manifest.tables) {
      const content = changedRows(entries.get(`data/${table.name}.ndjson`) ?? Buffer.alloc(0), mischief.rows)
      entries.set(`data/${table.name}.ndjson`, content)
      if (!mischief.keepHashes) table.sha256 = createHash('sha256').update(content).digest('hex')
    }
  }
  if (mischief.manifest) manifest = mischief.manifest(manifest) as Manifest
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  mischief.entries?.(entries)
  const out = new ZipFile()
  for (const [name, content] of entries) out.addBuffer(content, name, { compress: !name.startsWith('pictures/') })
  out.end()
  await writeFile(path, await buffer(out.outputStream))
  if (mischief.rename) {
    const [from, to] = mischief.rename
    const bytes = (await readFile(path)).toString('latin1').replaceAll(from, to)
    await writeFile(path, Buffer.from(bytes, 'latin1'))
  }
  await sealArchive(path)
}
