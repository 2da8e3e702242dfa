import { copyFile, mkdir, open } from 'node:fs/promises'
import { basename, join } from 'node:path'

const CHUNK_BYTES = 1024 * 1024

/** Every file after the other into one new file, synced once: what a backup cannot do without. */
export async function copyIntoOne(paths: readonly string[], target: string): Promise<void> {
  const out = await open(target, 'w')
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  for (const path of paths) {
    const file = await open(path)
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES)
      if (bytesRead === 0) break
      await out.write(chunk, 0, bytesRead)
    }
    await file.close()
  }
  await out.sync()
  await out.close()
}

/** Every file into a file of its own, each synced: what a restore cannot do without. */
export async function copyEach(paths: readonly string[], folder: string): Promise<void> {
  await mkdir(folder)
  for (const path of paths) {
    const target = join(folder, basename(path))
    await copyFile(path, target)
    const file = await open(target, 'r+')
    await file.sync()
    await file.close()
  }
}
