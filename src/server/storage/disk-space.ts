import { statfs } from 'node:fs/promises'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** PostgreSQL writes its journal in pieces of sixteen megabytes: with less than one and a reserve, it soon stops. */
const FULL_BELOW_BYTES = 24 * MEGABYTE

export interface DiskSpace {
  isFull(): Promise<boolean>
  /** How much may still come to the files, with the reserve left for the database; less than nothing where that is touched. */
  spareBytes(): Promise<number>
  hasRoomFor(bytes: number): Promise<boolean>
}

export interface DiskBytes {
  free: number
  total: number
}

export type MeasureDisk = () => Promise<DiskBytes>

/** What is there and what an ordinary account may still take, of the disk that the folder is on. */
export async function diskBytes(folder: string): Promise<DiskBytes> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Unless the settings say another: a fiftieth of the disk, at least 512 MB and at most 5 GB. */
export const reserveOf = (total: number): number => Math.min(5 * GIGABYTE, Math.max(512 * MEGABYTE, total / 50))

/** Of the disk that the data folder is on. `reserve`: what is kept free of files; undefined: by the disk's size. */
export function diskSpace(measure: MeasureDisk, reserve?: number): DiskSpace {
  async function spareBytes(): Promise<number> {
    const { free, total } = await measure()
    return free - (reserve ?? reserveOf(total))
  }
  return {
    isFull: async () => (await measure()).free < FULL_BELOW_BYTES,
    spareBytes,
    hasRoomFor: async (bytes) => (await spareBytes()) >= bytes,
  }
}

const UNBOUNDED = { spareBytes: async () => Number.POSITIVE_INFINITY, hasRoomFor: async () => true }

/** Files are kept elsewhere: of this disk the database alone takes room. */
export const withoutFiles = (disk: DiskSpace): DiskSpace => ({ ...disk, ...UNBOUNDED })

/** For a club whose data are all elsewhere. */
export const NO_DISK: DiskSpace = { isFull: async () => false, ...UNBOUNDED }
