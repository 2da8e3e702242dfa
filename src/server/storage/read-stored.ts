import { buffer } from 'node:stream/consumers'
import { FILE_URL_PREFIX, type FileStore, SERVED_NAME } from './file-store.ts'

/** The stored file at this address; null when it is not there or the address is none of the store's. */
export async function readStored(files: FileStore, url: string): Promise<Buffer | null> {
  const name = url.startsWith(FILE_URL_PREFIX) ? url.slice(FILE_URL_PREFIX.length) : ''
  if (!SERVED_NAME.test(name)) return null
  const file = await files.open(name)
  return file && buffer(file.stream)
}
