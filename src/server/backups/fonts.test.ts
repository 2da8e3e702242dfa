import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Szef')
})
afterAll(() => club.close())

it('a backup brings back the club’s fonts with their files', async () => {
  const font = (await admin.upload('/api/fonts', formWith({ font: latinWoff2() }))).json()
  const file = (await admin.get(font.url)).rawPayload
  expect(await referencedFiles(club.db)).toContain(font.url.slice('/files/'.length))
  const { name } = await club.backups.create({ kind: 'manual', comment: null })
  await club.db.deleteFrom('fonts').execute()
  await rm(join(club.dataDir, 'files'), { recursive: true })
  await club.backups.restore(name)
  expect((await club.visitor().get('/api/fonts')).json()).toEqual([font])
  expect((await club.visitor().get(font.url)).rawPayload).toEqual(file)
})
