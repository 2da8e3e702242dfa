import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from '#server/db/data-folder-lock.ts'
import { temporaryFolder } from '#server/testing/app-process.ts'
import { inDemoFolder } from './demo-folder.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const club = () => join(folder.path, 'club')
const demo = (content: string, isFresh = false) =>
  inDemoFolder(folder.path, { isFresh, log: () => {} }, async () => writeFileSync(club(), content, { flag: 'wx' }))

describe('the folder of the demo', () => {
  it('is filled once and kept, also a second time', async () => {
    expect(await demo('first')).toBe('made')
    expect(await demo('second')).toBe('kept')
    expect(await demo('third')).toBe('kept')
  })

  it('is emptied and filled anew when asked for', async () => {
    await demo('first')
    writeFileSync(join(folder.path, 'added-later'), '')
    expect(await demo('second', true)).toBe('made')
    expect(existsSync(join(folder.path, 'added-later'))).toBe(false)
  })

  it('is filled anew when the first time was cut short', async () => {
    const cutShort = inDemoFolder(folder.path, { isFresh: false, log: () => {} }, async () => {
      writeFileSync(club(), 'half')
      throw new Error('power cut')
    })
    await expect(cutShort).rejects.toThrow('power cut')
    expect(await demo('whole')).toBe('made')
    expect(await demo('again')).toBe('kept')
  })

  it.each([false, true])('is never one with data of somebody else (fresh: %s)', async (isFresh) => {
    writeFileSync(join(folder.path, 'postgres-password'), 'precious')
    await expect(demo('first', isFresh)).rejects.toThrow('did not make')
    expect(readdirSync(folder.path)).toEqual(['postgres-password'])
  })

  it('is not emptied under a running app', async () => {
    await demo('first')
    const unlock = await lockDataFolder(folder.path)
    await expect(demo('second', true)).rejects.toThrow('already running')
    await unlock()
    expect(existsSync(club())).toBe(true)
  })
})
