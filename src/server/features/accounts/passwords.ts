import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { isAffordableHash } from '#domain/club/password-hash.ts'
import { fairQueue, QueueFull } from '#server/fair-queue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

// Argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A core and threads are left for everything else; many who wait take turns by where they ask from. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

export interface Passwords {
  hash(asker: string, password: string): Promise<string>
  /**
   * An unknown name costs the same work as a wrong password, so the time of the answer tells nothing. A hash that would
   * cost far more, or is none, is no password of anybody.
   */
  matches(asker: string, storedHash: string | undefined, password: string): Promise<boolean>
}

const toldBusy = (error: unknown): never => {
  if (!(error instanceof QueueFull)) throw error
  throw new ApiError(429, 'Za dużo prób naraz. Spróbuj ponownie za chwilę', { headers: { 'retry-after': '5' } })
}

export function openPasswords(
  cost = COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const turns = fairQueue({ workers: AT_ONCE, waitingOfOne: 100, waitingOfAll: 1_000 })
  let decoy: Promise<string> | undefined
  return {
    hash: (asker, password) => turns.run(asker, () => hash(password, cost)).catch(toldBusy),
    async matches(asker, storedHash, password) {
      decoy ??= hash('decoy', cost)
      const known = storedHash !== undefined && isAffordableHash(storedHash) ? storedHash : null
      const checked = known ?? (await decoy)
      // False also for what is no hash at all.
      const matches = await turns.run(asker, () => verify(checked, password).catch(() => false)).catch(toldBusy)
      return matches && known !== null
    },
  }
}
