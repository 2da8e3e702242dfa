import { describe, expect, it } from 'vitest'
import { isAffordableHash } from './password-hash.ts'

const REST = 'c29tZXNhbHRzb21lc2FsdA$XyZkR2l0aHViY29waWxvdGlzbm90aGVyZXRvZGF5MTI'

describe('a password hash', () => {
  it.each(['m=19456,t=2,p=1', 'm=65536,t=10,p=4', 'm=8,t=1,p=1'])('with %s is checked', (cost) => {
    expect(isAffordableHash(`$argon2id$v=19$${cost}$${REST}`)).toBe(true)
  })

  it.each([
    'm=65537,t=2,p=1',
    'm=2097152,t=2,p=1',
    'm=19456,t=11,p=1',
    'm=19456,t=2,p=5',
    'm=7,t=1,p=1',
    'm=8,t=0,p=1',
  ])('with %s is not', (cost) => {
    expect(isAffordableHash(`$argon2id$v=19$${cost}$${REST}`)).toBe(false)
  })

  it.each([
    '',
    '$argon2id$',
    `$argon2i$v=19$m=19456,t=2,p=1$${REST}`,
    `$argon2id$v=16$m=19456,t=2,p=1$${REST}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${REST}\n`,
    '$argon2id$v=19$m=19456,t=2,p=1$żółć$żółć',
  ])('of the form %j is not', (hash) => {
    expect(isAffordableHash(hash)).toBe(false)
  })
})
