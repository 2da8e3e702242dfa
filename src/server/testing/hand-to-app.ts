import { statSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from '#server/drop-root.ts'

/** The pictures that a test by root has put into a data folder become those of its app, which is not root. */
export function handToApp(dataDir: string): void {
  if (process.getuid?.() === 0) handOver(join(dataDir, 'files'), statSync(dataDir))
}
