import { expect, it } from 'vitest'
import { contentHash } from './content-hash.ts'

const PRIME = 0x100000001b3n

/** The same by whole numbers of any size. */
function plainly(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++) {
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * PRIME) & 0xffffffffffffffffn
  }
  return hash.toString(16).padStart(16, '0')
}

it.each(['', 'a', 'foobar', 'Żółć i łódź', '{"x":1.5}'.repeat(500)])('hashes %j as FNV-1a does', (text) => {
  expect(contentHash(text)).toBe(plainly(text))
})

it('knows the published value', () => {
  expect(contentHash('foobar')).toBe('85944171f73967e8')
})
