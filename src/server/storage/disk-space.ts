import { statfs } from 'node:fs/promises'

/** PostgreSQL writes its journal in pieces of sixteen megabytes: with less than one and a reserve, it soon stops. */
const FULL_BELOW_BYTES = 24 * 1024 * 1024

export interface DiskSpace {
  isFull(): Promise<boolean>
}

/** Of the disk that the data folder is on. */
export const diskSpaceOf = (folder: string): DiskSpace => ({
  async isFull() {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < FULL_BELOW_BYTES
  },
})

/** For a club whose data are all elsewhere. */
export const NO_DISK: DiskSpace = { isFull: async () => false }
