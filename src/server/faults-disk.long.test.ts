import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { limitFiles } from './testing/limit-files.ts'
import { runningClub } from './testing/running-club.ts'

const SMALL_BYTES = 16 * 1024

const club = runningClub()

const limitApp = (bytes: number | 'unlimited') => limitFiles(club.app.child.pid ?? 0, bytes)

const filesBelow = (part: string) =>
  readdirSync(join(club.folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const post = (path: string, body?: FormData) =>
  fetch(`${club.app.url}${path}`, { method: 'POST', headers: { cookie: club.cookie }, body })

async function addPlayer(): Promise<Response> {
  const playerData = { firstName: 'Jan', lastName: 'Kos', number: 9 }
  return post('/api/players', formWith({ playerData, playerImage: await drawPhoto(600, 800) }))
}

const listed = async (path: string) =>
  (await (await fetch(`${club.app.url}${path}`, { headers: { cookie: club.cookie } })).json()) as unknown[]

it('a picture that finds no room is refused in words, leaves nothing behind, and is taken when there is room', async () => {
  const before = filesBelow('files')
  limitApp(SMALL_BYTES)
  const refused = await addPlayer()
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { message: 'Na dysku serwera zabrakło miejsca. Nic nie zostało zapisane' },
  ])
  expect(filesBelow('files')).toEqual(before)
  expect(await listed('/api/players')).toEqual([])
  limitApp('unlimited')
  expect((await addPlayer()).status).toBe(201)
  expect(filesBelow('files')).toHaveLength(before.length + 1)
})

it('so is a backup', async () => {
  limitApp(SMALL_BYTES)
  const refused = await post('/api/backups')
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { message: 'Na dysku serwera zabrakło miejsca. Usuń stare kopie albo powiększ dysk' },
  ])
  expect(filesBelow('backups')).toEqual([])
  limitApp('unlimited')
  expect((await post('/api/backups')).status).toBe(201)
  expect(await listed('/api/backups')).toHaveLength(1)
})
