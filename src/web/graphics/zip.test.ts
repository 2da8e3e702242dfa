import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32 } from './crc32.ts'
import { unzipped } from './testing/unzipped.ts'
import { zipOf } from './zip.ts'

const AT = new Date(2026, 4, 16, 15, 30, 20)

it('holds every file as it was, by its name', async () => {
  const contents = fc.array(fc.uint8Array({ maxLength: 500 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(contents, async (list) => {
      const files = list.map((bytes, index) => ({ name: `Orły-${index}.png`, bytes: new Uint8Array(bytes) }))
      const archive = Buffer.from(await zipOf(files, AT).arrayBuffer())
      const found = await unzipped(archive)
      expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
      expect(found.map(({ bytes }) => new Uint8Array(bytes))).toEqual(files.map(({ bytes }) => bytes))
      expect(found.map((file) => file.crc32)).toEqual(files.map(({ bytes }) => crc32([bytes])))
    }),
  )
})
