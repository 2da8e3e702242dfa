import yauzl from 'yauzl'

interface Unzipped {
  name: string
  crc32: number
  bytes: Buffer
}

/** By another hand than the one that zipped it. */
export async function unzipped(archive: Buffer): Promise<Unzipped[]> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true })
  const files: Unzipped[] = []
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = await (await zip.openReadStreamPromise(entry)).toArray()
    files.push({ name: entry.fileName, crc32: entry.crc32, bytes: Buffer.concat(chunks) })
  }
  return files
}
