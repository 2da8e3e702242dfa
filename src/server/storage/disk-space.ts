import { statfs } from 'node:fs/promises'

/** PostgreSQL writes its journal in pieces of sixteen megabytes: with less than one and a reserve, it soon stops. */
const FULL_BELOW_BYTES = 24 * 1024 * 1024

export interface DiskSpace {
  isFull(): Promise<boolean>
}

/** What is there and what an ordinary account may still take, of the disk that the folder is on. */
export async function diskBytes(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Of the disk that the data folder is on. */
export const diskSpaceOf = (folder: string): DiskSpace => ({
  isFull: async () => (await diskBytes(folder)).free < FULL_BELOW_BYTES,
})

/** For a club whose data are all elsewhere. */
export const NO_DISK: DiskSpace = { isFull: async () => false }
