import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { MIGRATIONS, migrateToLatest } from '#server/db/migrate.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { openBackupFolder } from './backup-folder.ts'
import { openBackups } from './backups.ts'
import { clubTables } from './club-tables.ts'
import { repack } from './testing/repack.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const TRICKY = ['Zażółć gęślą jaźń', '', 'a\nb\tc"\\', '😀 „cudzysłów”', 'x'.repeat(200_000)]

/** Every table, with what is hard to carry. */
async function fillClub(db: Db, pictures: readonly string[]): Promise<void> {
  const url = (index: number) => `/files/${pictures[index % pictures.length]}`
  for (let index = 0; index < 1200; index++) {
    await sql`insert into players (first_name, last_name, number, position, lineup_image, scorer_image, deleted_at)
      values (${`Ć${index}`}, 'Źdźbło', ${index + 1}, ${TRICKY[index % 4]}, ${url(index)}, ${url(index + 1)},
        ${index % 7 ? null : new Date('2020-01-01T00:00:00.123Z')})`.execute(db)
  }
  await sql`insert into opponents (name, logo) values ('Tur Ełk', ${url(1)}), ('Żubr', ${url(2)})`.execute(db)
  await sql`insert into templates (name, type, background, is_default, elements, look)
    values ('Ą', 'goal', ${url(3)}, true, ${JSON.stringify([{ text: TRICKY[3], n: 1e21, z: null }])}, 'poster')`.execute(
    db,
  )
  for (const [index, value] of TRICKY.entries()) {
    await sql`insert into settings (key, value, version, updated_by, updated_at)
      values (${`key${index}`}, ${value}, ${index + 3}, 'Łucja', '2026-03-29 02:30:00.123456+01')`.execute(db)
  }
  await sql`insert into settings (key, value) values ('deleted', null)`.execute(db)
  await sql`insert into matches (opponent_id, is_home, lineup, scorers, graphics, opponent_name)
    select id, true, '{"a": [1, 2.50, "ź"]}', null, ${JSON.stringify([{ url: url(4) }])}, name from opponents`.execute(
    db,
  )
  await sql`insert into public_matches (match_id, status) select id, 'live' from matches`.execute(db)
  await sql`insert into graphics (url, type) values (${url(5)}, 'result')`.execute(db)
  await sql`insert into device_tokens (token, platform) values ('t', 'ios')`.execute(db)
  await sql`insert into user_states (user_id, state_key, state_data) select id, 'k', '{"x": "ł"}' from users`.execute(
    db,
  )
}

async function storePictures(into: TestClub['files'], count: number): Promise<string[]> {
  const names: string[] = []
  for (let index = 0; index < count; index++) names.push(await into.put(randomBytes(2000), 'png'))
  return names
}

/** The whole database as text, and the hash of every stored file. */
async function contents(db: Db): Promise<Record<string, string>> {
  const tables = await db.transaction().execute((tx) => clubTables(tx, 'public'))
  const result: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
    result[table] =
      createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex') + rows.length
  }
  return result
}

/** Tables that the first schema did not have. */
const YOUNGER = ['graphics', 'push_outbox']

const nextIds = async (db: Db) =>
  (await sql<{ id: number }>`insert into opponents (name, logo) values ('x', 'y') returning id`.execute(db)).rows[0]?.id

describe('a round trip', () => {
  it('brings back every table and every picture, and lets only those stay signed in who may', async () => {
    const pictures = await storePictures(club.files, 1000)
    await fillClub(club.db, pictures)
    const ewa = await club.staff('Ewa', 'user', admin)
    const ola = await club.staff('Ola', 'user', admin)
    const before = await contents(club.db)
    const created = await admin.post('/api/backups', { comment: 'Przed zmianą szablonów' })
    expect(created.statusCode, created.body).toBe(201)
    const { name, counts } = created.json()
    expect(created.json()).toMatchObject({ comment: 'Przed zmianą szablonów', kind: 'manual', missingPictures: 0 })
    expect(counts).toEqual({ players: 1200, opponents: 2, templates: 1, matches: 2, users: 3, pictures: 1000 })

    const users = (await admin.get('/api/users')).json() as Array<{ id: number; username: string }>
    const idOf = (username: string) => users.find((user) => user.username === username)?.id
    await admin.patch(`/api/users/${idOf('Ola')}`, { password: 'inne-haslo' })
    const olaAgain = await club.logIn('Ola', 'inne-haslo')
    const zoe = await club.staff('Zoe', 'user', admin)
    await sql`delete from public_matches; delete from matches; delete from players; delete from settings`.execute(
      club.db,
    )
    for (const picture of pictures.slice(0, 500)) await club.files.removeIf(picture, () => true)

    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: ewa.cookie })
    const restored = await admin.post(`/api/backups/${name}/restore`)
    expect(restored.statusCode, restored.body).toBe(200)
    expect(restored.json().signedOut).toEqual(['Ola', 'Zoe'])
    expect(await contents(club.db)).toEqual(before)
    for (const picture of pictures) expect(await club.files.has(picture)).toBe(true)
    expect((await admin.get('/api/user')).statusCode).toBe(200)
    expect((await ewa.get('/api/user')).statusCode).toBe(200)
    for (const gone of [olaAgain, zoe, ola]) expect((await gone.get('/api/user')).statusCode).toBe(401)
    expect((await club.logIn('Ola', PASSWORD)).cookie).not.toBe('')
    expect(await reader.next()).toMatchObject({ event: 'resync' })
    reader.close()

    const list = (await admin.get('/api/backups')).json()
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['restore-point', 'manual'])
    expect(list[0].name).toBe(restored.json().restorePoint)
  })

  it('never gives an id out twice', async () => {
    const { name } = (await admin.post('/api/backups', {})).json()
    const id = await nextIds(club.db)
    await admin.post(`/api/backups/${name}/restore`)
    expect(await nextIds(club.db)).toBe(id)
  })

  it('moves a club to another database and another folder', async () => {
    const { name } = (await admin.post('/api/backups', {})).json()
    const file = (await admin.get(`/api/backups/${name}/download`)).rawPayload
    const other = await openTestClub()
    try {
      const boss = await other.signUp('Obcy')
      await other.app.listen({ port: 0, host: '127.0.0.1' })
      // Over a real connection: there the body is a stream.
      const headers = { 'content-type': 'application/zip', cookie: boss.cookie }
      const init = { method: 'POST', headers, body: new Uint8Array(file) }
      const upload = await fetch(`${other.app.listeningOrigin}/api/backups/upload`, init)
      expect(upload.status).toBe(201)
      const { name: uploaded } = (await upload.json()) as { name: string }
      const restored = await boss.post(`/api/backups/${uploaded}/restore`)
      expect(restored.json().signedOut).toEqual(['Obcy'])
      expect(await contents(other.db)).toEqual(await contents(club.db))
    } finally {
      await other.close()
    }
  })

  it('takes data of an older schema through the migrations since', async () => {
    const database = await createTestDatabase({ migrated: false })
    const folder = mkdtempSync(join(tmpdir(), 'jedenastka-old-'))
    const db = connectDatabase(database.url, () => {})
    try {
      await migrateToLatest(db)
      const files = await openDiskStore(join(folder, 'files'))
      const backups = openBackups({ db, files, appVersion: 'test' }, await openBackupFolder(join(folder, 'backups')))
      await sql`insert into opponents (name, logo) values ('Dawny', 'x')`.execute(db)
      const { name } = await backups.create({ kind: 'manual', comment: null })
      const path = join(folder, 'backups', `${name}.zip`)
      await repack(path, {
        manifest: (manifest) => ({
          ...manifest,
          schema: Object.keys(MIGRATIONS)[0],
          tables: manifest.tables.filter(({ name: table }) => !YOUNGER.includes(table)),
        }),
        entries: (entries) => YOUNGER.map((table) => entries.delete(`data/${table}.ndjson`)),
        rows: ({ is_current: _c, match_day: _d, match_time: _t, opponent_name: _n, opponent_logo: _l, ...row }) => row,
      })
      await sql`delete from opponents`.execute(db)
      await backups.restore(name)
      const { rows } = await sql<{ name: string }>`select name from opponents`.execute(db)
      expect(rows).toEqual([{ name: 'Dawny' }])
    } finally {
      await db.destroy()
      await database.drop()
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a bad archive', () => {
  type Mischief = Parameters<typeof repack>[1] | ((bytes: Buffer) => Buffer)
  const picture = (entries: Map<string, Buffer>) => [...entries.keys()].find((key) => key.startsWith('pictures/')) ?? ''
  const flip = (bytes: Buffer | undefined) => {
    const copy = Buffer.from(bytes ?? Buffer.alloc(1))
    copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 1
    return copy
  }
  const CASES: Array<[string, Mischief, RegExp]> = [
    ['truncated', (bytes) => bytes.subarray(0, bytes.length - 30), /nie jest archiwum ZIP albo jest ucięty/],
    ['not a ZIP', () => Buffer.from('to nie jest kopia'), /nie jest archiwum ZIP/],
    ['with a flipped byte', flip, /uszkodzon|nie da się odczytać/],
    [
      'with a flipped byte in a picture',
      { entries: (entries) => entries.set(picture(entries), flip(entries.get(picture(entries)))) },
      /Plik pictures\/.* w kopii jest uszkodzony/,
    ],
    [
      'with a changed row',
      { rows: (row) => ({ ...row, role: 'admin' }), keepHashes: true },
      /Plik data\/.* w kopii jest uszkodzony/,
    ],
    ['without a picture', { entries: (entries) => entries.delete(picture(entries)) }, /brakuje pliku pictures/],
    [
      'with something more in it',
      { entries: (entries) => entries.set('extra.txt', Buffer.from('x')) },
      /którego nie ma w spisie: extra.txt/,
    ],
    [
      'with a name that climbs out',
      { entries: (entries) => entries.set('xx/xx/passwd', Buffer.from('x')), rename: ['xx/xx/passwd', '../../passwd'] },
      /Spis treści archiwum jest uszkodzony/,
    ],
    [
      'a bomb',
      { entries: (entries) => entries.set('data/players.ndjson', Buffer.alloc(120 * 1024 * 1024, 0x20)) },
      /podejrzanie dużego rozmiaru/,
    ],
    [
      'of a newer schema',
      { manifest: (manifest) => ({ ...manifest, schema: '9999-future' }) },
      /nowsza wersja Jedenastki/,
    ],
    ['of a newer format', { manifest: (manifest) => ({ ...manifest, format: 2 }) }, /nowsza wersja Jedenastki/],
    [
      'of an unknown schema',
      { manifest: (manifest) => ({ ...manifest, schema: '0000-odd' }) },
      /nieznaną wersję danych/,
    ],
    ['without a manifest', { entries: (entries) => entries.delete('manifest.json') }, /brakuje spisu zawartości/],
    [
      'with a broken manifest',
      { entries: (entries) => entries.set('manifest.json', Buffer.from('{')) },
      /Spis zawartości kopii jest uszkodzony/,
    ],
  ]

  it.each(CASES)('that is %s is refused with a word about it, and nothing changes', async (_, mischief, message) => {
    const { name } = (await admin.post('/api/backups', {})).json()
    const path = join(club.dataDir, 'backups', `${name}.zip`)
    if (typeof mischief === 'function') await writeFile(path, mischief(await readFile(path)))
    else await repack(path, mischief)
    const bytes = await readFile(path)
    await rm(path)
    const before = await contents(club.db)
    const upload = await admin.send('POST', '/api/backups/upload', bytes, { 'content-type': 'application/zip' })
    expect([upload.statusCode, upload.json().message]).toEqual([400, expect.stringMatching(message)])
    // Placed there by hand: it may be listed by its manifest, but it is not restored either.
    await writeFile(path, bytes)
    const restore = await admin.post(`/api/backups/${name}/restore`)
    expect([400, 404]).toContain(restore.statusCode)
    await rm(path)
    expect(await contents(club.db)).toEqual(before)
    expect((await readdir(join(club.dataDir, 'backups'))).filter((file) => file.endsWith('.part'))).toEqual([])
  })
})

describe('one at a time', () => {
  it('a second backup is told to wait; names are generated and nothing else is accepted', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/backups', {})))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toContain('Trwa już tworzenie albo przywracanie kopii')
  })

  it('says how it went last, and deletes', async () => {
    const { name } = (await admin.post('/api/backups', {})).json()
    const status = (await admin.get('/api/backups/status')).json()
    expect(status).toMatchObject({ running: null, lastSuccess: expect.any(String), lastFailure: null })
    expect(status.disk.freeBytes).toBeGreaterThan(0)
    expect((await admin.delete(`/api/backups/${name}`)).statusCode).toBe(204)
    expect((await admin.delete(`/api/backups/${name}`)).statusCode).toBe(404)
    expect((await admin.get('/api/backups')).json().map((backup: { name: string }) => backup.name)).not.toContain(name)
  })
})
