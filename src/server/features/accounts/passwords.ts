import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

let decoy: Promise<string> | undefined

/** An unknown name costs the same work as a wrong password, so the time of the answer tells nothing. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const matches = await verify(storedHash ?? (await decoy), password)
  return matches && storedHash !== undefined
}
