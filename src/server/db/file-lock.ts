import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'

const HELD_BY_ANOTHER = 1

/** Where the system has no `flock` command. */
export class NoFileLocks extends Error {}

/**
 * Locks a file and returns its descriptor; null while another holds it. The lock belongs to the open file: it goes with
 * the last process that has inherited the descriptor, however that ends, and is seen by whoever shares the folder, from
 * another container too.
 */
export function lockFile(path: string): number | null {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  if (status === 0) return descriptor
  closeSync(descriptor)
  if (status === HELD_BY_ANOTHER) return null
  throw new NoFileLocks(`flock: ${error?.message ?? `ended with ${status}`}`)
}
