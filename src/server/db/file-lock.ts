import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'

const HELD_BY_ANOTHER = 1

/**
 * Locks a file and returns its descriptor. The lock belongs to the open file: it goes with the last process that has
 * inherited the descriptor, however that ends, and is seen by whoever shares the folder, from another container too.
 * `unsupported`: this system has no `flock` command.
 */
export function lockFile(path: string): number | 'held' | 'unsupported' {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  if (status === 0) return descriptor
  closeSync(descriptor)
  return status === HELD_BY_ANOTHER ? 'held' : 'unsupported'
}
