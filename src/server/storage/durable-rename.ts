import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What was made or renamed in a folder is there after a power cut only once the folder itself is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folder as a file, and needs none of this.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}
