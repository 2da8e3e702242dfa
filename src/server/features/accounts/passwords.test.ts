import * as argon2 from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { openPasswords } from './passwords.ts'

const PARAMETERS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

/** As the app has them, with every hash noted that is checked. */
function noted() {
  const checked: string[] = []
  const verify: typeof argon2.verify = (hash, ...given) => {
    checked.push(String(hash))
    return argon2.verify(hash, ...given)
  }
  return { checked, passwords: openPasswords(undefined, { hash: argon2.hash, verify }) }
}

it('are hashed at the cost that guessers are to pay, and known again', async () => {
  const { passwords } = noted()
  const hash = await passwords.hash('Anna', 'sekret-123')
  expect(hash).toMatch(PARAMETERS)
  expect(await passwords.matches('Anna', hash, 'sekret-123')).toBe(true)
  expect(await passwords.matches('Anna', hash, 'sekret-124')).toBe(false)
})

it('a name that nobody has, a wrong password and a hash that is too dear cost the same work', async () => {
  const { checked, passwords } = noted()
  const own = await passwords.hash('Anna', 'sekret-123')
  const dear = await argon2.hash('sekret-123', { memoryCost: 65 * 1024, timeCost: 1, parallelism: 1 })
  const asked = [own, undefined, dear, '$argon2id$x']
  for (const stored of asked) expect(await passwords.matches('Anna', stored, 'nie to hasło')).toBe(false)
  expect(await passwords.matches('Anna', dear, 'sekret-123')).toBe(false)
  expect(checked).toHaveLength(asked.length + 1)
  for (const hash of checked) expect(hash).toMatch(PARAMETERS)
})
