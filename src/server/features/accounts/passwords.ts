import { hash, verify } from '@node-rs/argon2'
import { isAffordableHash } from '#domain/club/password-hash.ts'

// Argon2id is the library's default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

let decoy: Promise<string> | undefined

/** False also for what is no hash at all. */
const verified = (hash: string, password: string): Promise<boolean> => verify(hash, password).catch(() => false)

/**
 * An unknown name costs the same work as a wrong password, so the time of the answer tells nothing. A hash that would
 * cost far more, or is none, is no password of anybody.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const known = storedHash !== undefined && isAffordableHash(storedHash) ? storedHash : null
  const matches = await verified(known ?? (await decoy), password)
  return matches && known !== null
}
