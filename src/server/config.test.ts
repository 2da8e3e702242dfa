import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'klub',
  S3_ACCESS_KEY_ID: 'KLUCZ',
  S3_SECRET_ACCESS_KEY: 'tajemnica',
}

describe('the address of the database', () => {
  it.each([
    'postgresql://klub:tajne/haslo@baza/klub',
    'postgresql://klub:tajne#haslo@baza/klub',
    'postgresql://klub:tajne?haslo@baza/klub',
    'postgresql://klub:tajne%E0%A4haslo@baza/klub',
    'postgresql://klub:tajnehaslo@baza:99999/klub',
    'postgres//klub:tajnehaslo@baza/klub',
    'mysql://klub:tajnehaslo@baza/klub',
  ])('%s is refused without a part of it', (url) => {
    const failure = () => readConfig({ DATABASE_URL: url })
    expect(failure).toThrow('DATABASE_URL is not usable: an address')
    expect(failure).not.toThrow(/tajne|haslo|baza/)
  })

  it.each(['postgresql://klub:ta%2Fjne@baza:5432/klub', 'postgres://klub@/klub?host=/var/run/postgresql'])(
    '%s is taken',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
    },
  )
})

describe('the settings of the file store', () => {
  it('are taken together, the region with a default', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ S3_REGION: 'eu-central-1' }).s3).toBeUndefined()
    expect(readConfig(S3).s3).toMatchObject({ endpoint: 'http://127.0.0.1:9000', bucket: 'klub', region: 'us-east-1' })
    expect(readConfig({ ...S3, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1')
  })

  it.each(Object.keys(S3))('without %s are refused by its name, and no secret is told', (name) => {
    const failure = () => readConfig({ ...S3, [name]: '' })
    expect(failure).toThrow(`${name} missing beside`)
    expect(failure).not.toThrow('tajemnica')
  })

  it('are all in the page about them, and no other', () => {
    const page = readFileSync('docs/s3-and-several-instances.md', 'utf8')
    expect(new Set(page.match(/\bS3_[A-Z_]+/g))).toEqual(new Set([...Object.keys(S3), 'S3_REGION']))
  })

  it.each([
    ['S3_ENDPOINT', 'store.example.com'],
    ['S3_BUCKET', 'Klub Sportowy'],
  ])('with a %s of another form are refused', (name, value) => {
    expect(() => readConfig({ ...S3, [name]: value })).toThrow(`${name}=${value} is not usable`)
  })
})

it('the reserve of the disk is given in whole megabytes', () => {
  expect(readConfig({}).diskReserve).toBeUndefined()
  expect(readConfig({ DISK_RESERVE_MB: '0' }).diskReserve).toBe(0)
  expect(readConfig({ DISK_RESERVE_MB: '700' }).diskReserve).toBe(700 * 1024 ** 2)
  for (const text of ['-1', '1.5', 'dużo', '5GB', '1000001']) {
    const line = `DISK_RESERVE_MB=${text} is not usable: whole megabytes, 0 to 1000000`
    expect(() => readConfig({ DISK_RESERVE_MB: text })).toThrow(line)
  }
})
