import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { isAffordableHash } from '#domain/club/password-hash.ts'
import { fairQueue, QueueFull } from '#server/fair-queue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

// Argon2id is the library's default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A core and threads are left for everything else; many who wait take turns by where they ask from. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const turns = fairQueue({ workers: AT_ONCE, waitingOfOne: 100, waitingOfAll: 1_000 })

const inTurn = <T>(asker: string, work: () => Promise<T>): Promise<T> =>
  turns.run(asker, work).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error
    throw new ApiError(429, 'Za dużo prób naraz. Spróbuj ponownie za chwilę', { headers: { 'retry-after': '5' } })
  })

export const hashPassword = (asker: string, password: string): Promise<string> =>
  inTurn(asker, () => hash(password, OPTIONS))

let decoy: Promise<string> | undefined

/** False also for what is no hash at all. */
const verified = (asker: string, hash: string, password: string): Promise<boolean> =>
  inTurn(asker, () => verify(hash, password).catch(() => false))

/**
 * An unknown name costs the same work as a wrong password, so the time of the answer tells nothing. A hash that would
 * cost far more, or is none, is no password of anybody.
 */
export async function passwordMatches(
  asker: string,
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hash('decoy', OPTIONS)
  const known = storedHash !== undefined && isAffordableHash(storedHash) ? storedHash : null
  const matches = await verified(asker, known ?? (await decoy), password)
  return matches && known !== null
}
