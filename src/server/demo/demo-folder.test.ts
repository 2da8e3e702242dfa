import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from '#server/db/data-folder-lock.ts'
import { temporaryFolder } from '#server/testing/app-process.ts'
import { openDemoFolder } from './demo-folder.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const club = () => join(folder.path, 'club')
async function demo(content: string, isFresh = false): Promise<'made' | 'kept'> {
  const done = await openDemoFolder(folder.path, { isFresh, log: () => {} })
  if (!done) return 'kept'
  writeFileSync(club(), content, { flag: 'wx' })
  done()
  return 'made'
}

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
    expect(await openDemoFolder(folder.path, { isFresh: false, log: () => {} })).not.toBeNull()
    writeFileSync(club(), 'half')
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
