import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Caller, TestClub } from '#server/testing/test-club.ts'
import { clubContents } from './club-contents.ts'
import { type Mischief, repack } from './repack.ts'

export type Harm = Mischief | ((bytes: Buffer) => Buffer)

export async function newBackup(club: TestClub, admin: Caller): Promise<{ name: string; path: string }> {
  const { name } = (await admin.post('/api/backups', {})).json()
  return { name, path: join(club.dataDir, 'backups', `${name}.zip`) }
}

const sound = new WeakMap<TestClub, { name: string; path: string; bytes: Buffer }>()

/** One backup a club, since nothing may change it. */
async function soundBackup(club: TestClub, admin: Caller) {
  const known = sound.get(club)
  if (known) return known
  const made = await newBackup(club, admin)
  const backup = { ...made, bytes: await readFile(made.path) }
  await rm(made.path)
  sound.set(club, backup)
  return backup
}

/** Neither as an upload nor by a restore: it is refused in these words, and nothing changes. */
export async function expectRefused(club: TestClub, admin: Caller, harm: Harm, message: RegExp): Promise<void> {
  const { name, path, bytes: whole } = await soundBackup(club, admin)
  await writeFile(path, typeof harm === 'function' ? harm(whole) : whole)
  if (typeof harm !== 'function') await repack(path, harm)
  const bytes = await readFile(path)
  await rm(path)
  const before = await clubContents(club)
  const upload = await admin.send('POST', '/api/backups/upload', bytes, { 'content-type': 'application/zip' })
  expect([upload.statusCode, upload.json().message]).toEqual([400, expect.stringMatching(message)])
  expect(upload.body).not.toContain('argon2')
  // Placed there by hand: it may be listed by its manifest, but it is not restored either.
  await writeFile(path, bytes)
  const restore = await admin.post(`/api/backups/${name}/restore`)
  expect([400, 404]).toContain(restore.statusCode)
  await rm(path)
  expect(await clubContents(club)).toEqual(before)
  // Neither half an upload nor the restore point of a restore that did not happen.
  expect(await readdir(join(club.dataDir, 'backups'))).toEqual([])
}
