import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sourceInBlocks } from './byte-source.ts'

const MB = 1024 * 1024
const bytes = Buffer.from(Array.from({ length: 2.5 * MB }, (_, at) => at % 251))

function counted(content = bytes) {
  const reads: string[] = []
  const source = sourceInBlocks(
    bytes.length,
    async (start, end) => {
      reads.push(`${start / MB} to ${end / MB}`)
      return content.subarray(start, end)
    },
    async () => {},
  )
  const read = (start: number, end: number) => buffer(source.read(start, end))
  return { reads, read }
}

it('gives any piece, also one over several blocks', async () => {
  const { read } = counted()
  for (const [start, end] of [
    [0, bytes.length],
    [MB - 3, MB + 3],
    [MB, MB],
    [bytes.length - 1, bytes.length],
  ] as const) {
    expect((await read(start, end)).equals(bytes.subarray(start, end))).toBe(true)
  }
})

it('asks once for what is read in small pieces one after the other', async () => {
  const { reads, read } = counted()
  for (let at = 0; at < 2 * MB; at += 50_000) await read(at, at + 46)
  expect(reads).toEqual(['0 to 1', '1 to 2'])
})

it('notices that the bytes end too early, and tries a failed block again', async () => {
  await expect(counted(bytes.subarray(0, MB + 10)).read(MB, MB + 20)).rejects.toThrow(`The bytes end at ${MB + 10}`)
  let fails = 1
  const source = sourceInBlocks(
    bytes.length,
    async (start, end) => {
      if (fails-- > 0) throw new Error('away')
      return bytes.subarray(start, end)
    },
    async () => {},
  )
  await expect(buffer(source.read(0, 5))).rejects.toThrow('away')
  expect((await buffer(source.read(0, 5))).equals(bytes.subarray(0, 5))).toBe(true)
})
