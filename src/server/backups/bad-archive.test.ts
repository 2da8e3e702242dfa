import { readFile, writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileUrl } from '#server/storage/file-store.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { runs } from '#testing/property-runs.ts'
import { BadArchive } from './bad-archive.ts'
import { openArchive } from './read-archive.ts'
import { expectRefused, type Harm, newBackup } from './testing/expect-refused.ts'
import { flipByte } from './testing/flip-byte.ts'
import { randomPng } from './testing/picture-bytes.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  for (let index = 0; index < 5; index++) {
    const url = fileUrl(await club.files.put(randomPng(2000), 'png'))
    await club.db.insertInto('graphics').values({ url, type: 'result' }).execute()
  }
})
afterAll(() => club.close())

const picture = (entries: Map<string, Buffer>) => [...entries.keys()].find((key) => key.startsWith('pictures/')) ?? ''

const flipInPicture = (entries: Map<string, Buffer>) =>
  entries.set(picture(entries), flipByte(entries.get(picture(entries)) ?? Buffer.alloc(0), 1000))

const CASES: Array<[string, Harm, RegExp]> = [
  ['truncated', (bytes) => bytes.subarray(0, bytes.length - 30), /nie jest archiwum ZIP albo jest ucięty/],
  ['truncated to nothing', () => Buffer.alloc(0), /nie jest archiwum ZIP albo jest ucięty/],
  ['not a ZIP', () => Buffer.from('to nie jest kopia'), /nie jest archiwum ZIP/],
  ['with a flipped byte', (bytes) => flipByte(bytes, 40), /uszkodzon|nie da się odczytać/],
  ['with a flipped byte in a picture', { entries: flipInPicture }, /Plik pictures\/.* w kopii jest uszkodzony/],
  [
    'with a changed row',
    { rows: (row) => ({ ...row, role: 'user' }), keepHashes: true },
    /Plik data\/.* w kopii jest uszkodzony/,
  ],
  [
    'with a row more than it says',
    {
      manifest: (manifest) => ({
        ...manifest,
        tables: manifest.tables.map((part) => ({ ...part, rows: part.rows + 1 })),
      }),
    },
    /Plik data\/.* w kopii jest uszkodzony/,
  ],
  ['without a picture', { entries: (entries) => entries.delete(picture(entries)) }, /brakuje pliku pictures/],
  [
    'with something more in it',
    { entries: (entries) => entries.set('extra.txt', Buffer.from('x')) },
    /którego nie ma w spisie: extra.txt/,
  ],
  ...['../../passwd', '/etc/passwd', 'data/../../passwd', 'data\\..\\passwd', 'C:/passwd'].map(
    (name): [string, Harm, RegExp] => [
      `with ${name} in it`,
      { entries: (entries) => entries.set(name, Buffer.from('x')) },
      /plik o niedozwolonej nazwie/,
    ],
  ),
  [
    'a bomb',
    { entries: (entries) => entries.set('data/players.ndjson', Buffer.alloc(210 * 1024 * 1024, 0x20)) },
    /podejrzanie dużego rozmiaru/,
  ],
  ['of a newer schema', { manifest: (manifest) => ({ ...manifest, schema: '9999-x' }) }, /nowsza wersja Jedenastki/],
  ['of a newer format', { manifest: (manifest) => ({ ...manifest, format: 2 }) }, /nowsza wersja Jedenastki/],
  ['of an unknown schema', { manifest: (manifest) => ({ ...manifest, schema: '0000-odd' }) }, /nieznaną wersję danych/],
  ['of a schema that is no name', { manifest: (manifest) => ({ ...manifest, schema: 'constructor' }) }, /nieznaną/],
  ['without a manifest', { entries: (entries) => entries.delete('manifest.json') }, /brakuje spisu zawartości/],
  [
    'with a broken manifest',
    { entries: (entries) => entries.set('manifest.json', Buffer.from('{')) },
    /Spis zawartości kopii jest uszkodzony/,
  ],
]

describe('an archive', () => {
  it.each(CASES)('%s is refused with a word about it, and nothing changes', async (_, harm, message) => {
    await expectRefused(club, admin, harm, message)
  })

  it('with one flipped bit is noticed, wherever that is', async () => {
    const { path } = await newBackup(club, admin)
    const bytes = await readFile(path)
    const tail = fc.nat(700).map((back) => bytes.length - 1 - back)
    const anywhere = fc.oneof(fc.nat(bytes.length - 1), tail, fc.nat(200))
    await fc.assert(
      fc.asyncProperty(anywhere, fc.nat(7), async (at, bit) => {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        await writeFile(path, flipped)
        const check = async () => {
          const archive = await openArchive(path)
          await archive.check(() => {}).finally(archive.close)
        }
        await expect(check()).rejects.toBeInstanceOf(BadArchive)
      }),
      runs(60),
    )
  })
})
