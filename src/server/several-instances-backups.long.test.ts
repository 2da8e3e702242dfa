import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup, BackupStatus } from '#contract/backup.ts'
import type { Player } from '#contract/player.ts'
import { groundFacts } from '#graphic/backgrounds/background.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { untilSo } from '#testing/eventually.ts'
import { connectDatabase } from './db/client.ts'
import { AppProcess, temporaryFolder } from './testing/app-process.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { Browser, Instances } from './testing/instances.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { zoneAt } from './testing/zone-at.ts'

let instances: Instances
let one: AppProcess
let other: AppProcess
let anna: Browser
beforeAll(async () => {
  instances = await Instances.prepare()
  ;[one, other] = await instances.startTwo()
  anna = await Browser.signUp(one, 'Anna')
})
afterAll(() => instances.close())

const list = (at: AppProcess) => anna.json<Backup[]>(at, '/api/backups')
const players = async (at: AppProcess) =>
  (await anna.json<Player[]>(at, '/api/players')).map(({ lastName }) => lastName).sort()
async function addPlayer(lastName: string): Promise<string> {
  const playerData = { firstName: 'Jan', lastName, number: 9 }
  const form = formWith({ playerData, playerImage: await drawPhoto(400, 500) })
  const player = (await (await anna.post(one, '/api/players', form)).json()) as Player
  return player.lineupImage ?? ''
}
async function backUp(at: AppProcess, comment = ''): Promise<Backup> {
  const response = await anna.post(at, '/api/backups', { comment })
  expect(response.status).toBe(201)
  return (await response.json()) as Backup
}
const STARTERS = KIND_NAMES.length * LOOK_NAMES.length
const BACKGROUNDS = new Set(
  LOOK_NAMES.flatMap((look) => KIND_NAMES.map((kind) => `${look} ${JSON.stringify(groundFacts(look, kind))}`)),
).size
const unfinished = () => instances.store.uploads.all.size

describe('a backup', () => {
  it('made through one instance is listed, downloaded, restored and deleted through the other', async () => {
    const photo = await addPlayer('Stary')
    const { name, bytes, counts } = await backUp(one, 'Przed zmianą')
    expect(await list(other)).toMatchObject([{ name, bytes, comment: 'Przed zmianą', counts }])
    expect(counts).toMatchObject({ players: 1, users: 1, templates: STARTERS, pictures: BACKGROUNDS + 1 })
    const file = await anna.bytes(other, `/api/backups/${name}/download`)
    expect(file.equals(instances.store.objects.get(`backups/${name}.zip`).bytes)).toBe(true)

    await addPlayer('Nowy')
    instances.store.objects.all.delete(photo.slice(1))
    expect(await anna.status(one, photo)).toBe(404)
    const restored = await anna.post(other, `/api/backups/${name}/restore`)
    expect([restored.status, await players(one)]).toEqual([200, ['Stary']])
    expect(await anna.status(one, photo)).toBe(200)
    const { restorePoint } = (await restored.json()) as { restorePoint: string }
    expect((await list(one)).map((backup) => backup.name)).toEqual([restorePoint, name])

    expect((await anna.send(other, 'DELETE', `/api/backups/${restorePoint}`)).status).toBe(204)
    expect((await anna.send(one, 'DELETE', `/api/backups/${restorePoint}`)).status).toBe(404)
    expect((await list(one)).map((backup) => backup.name)).toEqual([name])
  })

  it('from another machine is taken by one instance and restored by the other; a damaged one is refused', async () => {
    const { name } = await backUp(one)
    const file = await anna.bytes(one, `/api/backups/${name}/download`)
    await anna.send(one, 'DELETE', `/api/backups/${name}`)
    const uploaded = await anna.post(other, '/api/backups/upload', file)
    expect(uploaded.status).toBe(201)
    const { name: copy } = (await uploaded.json()) as Backup
    expect((await anna.post(one, `/api/backups/${copy}/restore`)).status).toBe(200)

    const before = (await list(one)).length
    const damaged = Buffer.from(file)
    damaged.writeUInt8((damaged.readUInt8(damaged.length >> 1) + 1) % 256, damaged.length >> 1)
    expect((await anna.post(one, '/api/backups/upload', damaged)).status).toBe(400)
    expect([(await list(other)).length, unfinished()]).toEqual([before, 0])
  })

  it('is made one at a time over both, and its progress is seen by both', async () => {
    const part = instances.store.hold((line) => /^PUT backups\//.test(line))
    const making = backUp(one)
    await part.arrived
    const refused = await anna.post(other, '/api/backups', {})
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Trwa już tworzenie')])
    const status = await anna.json<BackupStatus>(other, '/api/backups/status')
    expect(status).toMatchObject({ running: { task: 'backup' }, disk: null })
    part.release()
    const { name } = await making
    expect((await list(other)).map((backup) => backup.name)).toContain(name)
  })

  it('is made and restored by the commands, beside the running instances', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jedenastka-command-'))
    const run = async (...words: string[]) => {
      const command = AppProcess.spawn(instances.settings(), words)
      expect([await command.ended(), command.output]).toEqual([0, expect.any(String)])
      return command.output
    }
    const [, name = ''] = /Backup: (\S+)\.zip/.exec(await run('backup', 'Z', 'konsoli')) ?? []
    expect((await list(one)).find((backup) => backup.name === name)?.comment).toBe('Z konsoli')
    const file = join(folder, 'kopia.zip')
    await writeFile(file, await anna.bytes(other, `/api/backups/${name}/download`))
    await addPlayer('Zbędny')
    expect(await run('restore', name)).toContain(`Restored ${name}`)
    expect(await players(one)).toEqual(['Stary'])
    await addPlayer('Zbędny')
    expect(await run('restore', file)).toContain('The state before is kept as')
    expect(await players(other)).toEqual(['Stary'])
    rmSync(folder, { recursive: true })
  })
})

describe('a club on a disk', () => {
  it('moves into a bucket by a backup and a restore, pictures and accounts and all', async () => {
    const disk = temporaryFolder()
    const database = await createTestDatabase()
    const fresh = await Instances.prepareWithoutStarters()
    try {
      const env = { DATA_DIR: disk.path, DATABASE_URL: database.url }
      const old = await AppProcess.start(env)
      const boss = await Browser.signUp(old, 'Ola')
      const form = formWith({
        playerData: { firstName: 'Jan', lastName: 'Kos', number: 9 },
        playerImage: await drawPhoto(400, 500),
      })
      const { lineupImage } = (await (await boss.post(old, '/api/players', form)).json()) as Player
      const photo = await boss.bytes(old, lineupImage ?? '')
      await old.kill('SIGTERM')
      const backup = AppProcess.spawn(env, ['backup'])
      expect(await backup.ended()).toBe(0)
      const file = join(disk.path, 'backups', readdirSync(join(disk.path, 'backups'))[0] ?? '')
      const restore = AppProcess.spawn(fresh.settings(), ['restore', file])
      expect(await restore.ended(), restore.output).toBe(0)

      const moved = await fresh.start()
      const login = await boss.post(moved, '/api/login', { username: 'Ola', password: 'sekret-123' })
      expect(login.status).toBe(200)
      expect((await boss.bytes(moved, lineupImage ?? '')).equals(photo)).toBe(true)
    } finally {
      await fresh.close()
      await database.drop()
      disk.remove()
    }
  })
})

describe('killed in the middle', () => {
  it('of a backup, an instance leaves nothing in the list and nothing in the way', async () => {
    const before = await list(other)
    const doomed = await instances.start()
    const part = instances.store.hold((line) => /^PUT backups\//.test(line))
    const cutOff = anna.post(doomed, '/api/backups', {}).catch(() => 'cut off')
    await part.arrived
    await doomed.kill('SIGKILL')
    part.release()
    expect(await cutOff).toBe('cut off')
    expect(await list(other)).toEqual(before)
    await untilSo(async () => (await anna.post(other, '/api/backups', {})).status === 201)
    expect(await list(one)).toHaveLength(before.length + 1)
    const { lastFailure } = await anna.json<BackupStatus>(one, '/api/backups/status')
    expect(lastFailure).toBeNull()

    const [left] = instances.store.uploads.all.values()
    expect([left?.key, unfinished()]).toEqual([expect.stringMatching(/^backups\//), 1])
    if (left) left.initiated -= 25 * 60 * 60 * 1000
    await instances.start()
    await untilSo(() => unfinished() === 0)
  })

  it('of an upload, an instance leaves no player without a photo', async () => {
    const before = await players(other)
    const doomed = await instances.start()
    const put = instances.store.hold((line) => /^PUT files\//.test(line))
    const form = formWith({
      playerData: { firstName: 'Jan', lastName: 'Ucięty', number: 4 },
      playerImage: await drawPhoto(400, 500),
    })
    const cutOff = anna.post(doomed, '/api/players', form).catch(() => 'cut off')
    await put.arrived
    await doomed.kill('SIGKILL')
    put.release()
    expect([await cutOff, await players(other)]).toEqual(['cut off', before])
  })
})

describe('at night', () => {
  it('one backup is made, whichever instance looks first', async () => {
    const night = await Instances.prepareWithoutStarters({ TIME_ZONE: zoneAt(4) })
    const db = connectDatabase(night.database.url, () => {})
    try {
      const three = await Promise.all([night.start(), night.start(), night.start()])
      const boss = await Browser.signUp(three[0], 'Anna')
      const made = () => boss.json<Backup[]>(three[1], '/api/backups')
      await untilSo(async () => (await made()).length > 0)
      await three[2].kill('SIGTERM')
      await night.start()
      expect(await made()).toMatchObject([{ kind: 'nightly' }])
      const runs = await db.selectFrom('backup_runs').select(['kind', 'failure']).execute()
      expect(runs).toEqual([{ kind: 'nightly', failure: null }])
    } finally {
      await db.destroy()
      await night.close()
    }
  }, 180_000)
})
