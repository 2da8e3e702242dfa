import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ByteSource } from './byte-source.ts'
import { SealCheck } from './seal.ts'
import { openZip } from './zip-reader.ts'
import { ZipWriter } from './zip-writer.ts'

/** What was written, without a copy of it: the same megabytes may stand in it many times. */
async function taken(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<ByteSource> {
  const parts: Array<{ start: number; bytes: Buffer }> = []
  let size = 0
  for await (const bytes of pieces) {
    parts.push({ start: size, bytes })
    size += bytes.length
  }
  async function* read(start: number, end: number) {
    for (const part of parts) {
      const piece = part.bytes.subarray(Math.max(0, start - part.start), Math.max(0, end - part.start))
      if (piece.length > 0) yield piece
    }
  }
  const readInto = async (target: Buffer, start: number) => {
    let at = 0
    for await (const piece of read(start, start + target.length)) at += piece.copy(target, at)
  }
  return { size, close: async () => {}, read, readInto }
}

async function* hello(): AsyncGenerator<Buffer> {
  yield Buffer.from('Zażółć ')
  yield Buffer.from('gęślą jaźń')
}

const PICTURES = 33

describe('a ZIP file', () => {
  it('carries names, contents and their checksums', async () => {
    async function* archive() {
      const zip = new ZipWriter()
      yield* zip.packed('data/ż.txt', hello())
      yield* zip.stored('pictures/a.png', Buffer.from('obraz'))
      yield* zip.packed('empty', [])
      yield* zip.end()
    }
    const zip = await openZip(await taken(archive()))
    const found = []
    for (const [name, entry] of zip.entries) {
      const content = await text(await zip.read(entry))
      expect([entry.crc32, entry.uncompressedSize], name).toEqual([crc32(content), Buffer.byteLength(content)])
      found.push([name, content])
    }
    expect(found).toEqual([
      ['data/ż.txt', 'Zażółć gęślą jaźń'],
      ['pictures/a.png', 'obraz'],
      ['empty', ''],
    ])
  })

  it('may be larger than four gigabytes', async () => {
    const large = Buffer.alloc(128 * 1024 ** 2, 'x')
    async function* archive() {
      const zip = new ZipWriter()
      for (let index = 0; index < PICTURES; index++) yield* zip.stored(`pictures/${index}`, large)
      yield* zip.packed('data/last', hello())
      yield* zip.end()
    }
    const source = await taken(archive())
    expect(source.size).toBeGreaterThan(4 * 1024 ** 3)
    const zip = await openZip(source)
    const entries = [...zip.entries.values()]
    expect(entries.map(({ fileName }) => fileName)).toEqual([
      ...Array.from({ length: PICTURES }, (_, index) => `pictures/${index}`),
      'data/last',
    ])
    const last = zip.entries.get('data/last')
    expect(last && (await text(await zip.read(last)))).toBe('Zażółć gęślą jaźń')
    const spans = await Promise.all(entries.slice(0, PICTURES).map(zip.spanOf))
    for (const { start, end } of spans) expect(end - start).toBe(large.length)
    const seal = new SealCheck(source)
    for (const span of spans) await seal.stepOver(span)
    await seal.finish()
  })

  it('may hold more than 65,535 files', async () => {
    function* archive() {
      const zip = new ZipWriter()
      for (let index = 0; index < 70_000; index++) yield* zip.stored(String(index), Buffer.from([index & 255]))
      yield* zip.end()
    }
    const bytes = Buffer.concat([...archive()])
    const zip = await openZip(await taken([bytes]))
    expect(zip.entries.size).toBe(70_000)
    const last = zip.entries.get('69999')
    expect(last && (await zip.spanOf(last)).end).toBeLessThan(bytes.length)
  })

  it('ends with the failure of what was to be written into it', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it has anything to give.
    async function* broken(): AsyncGenerator<Buffer> {
      throw new Error('the table is gone')
    }
    const zip = new ZipWriter()
    await expect(taken(zip.packed('data/x', broken()))).rejects.toThrow('the table is gone')
  })
})
