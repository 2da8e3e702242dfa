import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import type { Player } from '#contract/player.ts'
import { untilSo } from '#testing/eventually.ts'
import { AppProcess } from './testing/app-process.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { Browser, Instances } from './testing/instances.ts'

const AWAY = { message: 'Magazyn plików jest niedostępny. Spróbuj ponownie za chwilę' }
let instances: Instances
let app: AppProcess
let anna: Browser
let photo: string
beforeAll(async () => {
  instances = await Instances.prepare()
  // Else two would tell of the outage: the app, and the thread that draws.
  app = await instances.startAtRest()
  anna = await Browser.signUp(app, 'Anna')
  photo = ((await (await addPlayer(1)).json()) as Player).lineupImage ?? ''
}, 240_000)
afterAll(() => instances.close())
beforeEach(async () => {
  await instances.store.goAway()
  await instances.store.comeBack()
})

async function addPlayer(number: number): Promise<Response> {
  const playerData = { firstName: 'Jan', lastName: 'Kos', number }
  return anna.post(app, '/api/players', formWith({ playerData, playerImage: await drawPhoto(300, 400) }))
}

describe('while the store is away', () => {
  it('what needs it says so, what does not goes on, and all is well by itself when it is back', async () => {
    const { store } = instances
    expect(await anna.status(app, '/readyz')).toBe(200)
    const { name } = (await (await anna.post(app, '/api/backups', {})).json()) as Backup
    await store.goAway()

    const refused = await addPlayer(2)
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([503, '5', AWAY])
    for (const path of [
      photo,
      photo.replace('/files/', '/files/480/'),
      '/api/backups',
      `/api/backups/${name}/download`,
    ]) {
      const response = await anna.get(app, path)
      expect([response.status, await response.json()], path).toEqual([503, AWAY])
      expect(response.headers.get('cache-control') ?? '', path).not.toContain('max-age')
    }
    const backup = await anna.post(app, '/api/backups', {})
    expect([backup.status, await backup.json()]).toEqual([503, AWAY])
    expect(await anna.status(app, '/readyz')).toBe(503)

    const saved = await anna.post(app, '/api/settings', { key: 'clubName', value: 'Orły Dębno' })
    expect(saved.status).toBeLessThan(300)
    for (const path of ['/healthz', '/api/players', '/api/templates', '/api/settings', '/api/public/matches']) {
      expect(await anna.status(app, path), path).toBe(200)
    }
    expect(await anna.json<Player[]>(app, '/api/players')).toHaveLength(1)
    expect(await anna.json(app, '/api/backups/status')).toMatchObject({ lastFailure: { message: AWAY.message } })

    await store.comeBack()
    await untilSo(async () => (await anna.status(app, '/readyz')) === 200)
    expect((await addPlayer(2)).status).toBe(201)
    expect(await anna.status(app, photo)).toBe(200)
    expect((await anna.post(app, '/api/backups', {})).status).toBe(201)
    expect(await anna.json(app, '/api/backups/status')).toMatchObject({ lastFailure: null })
    expect(app.output.match(/file store: (away|back)/g)).toEqual(['file store: away', 'file store: back'])
  })

  it('in the middle of a backup, the backup fails as a whole and holds nobody up afterwards', async () => {
    const { store } = instances
    const before = (await anna.json<Backup[]>(app, '/api/backups')).length
    const part = store.hold((line) => /^PUT backups\//.test(line))
    const making = anna.post(app, '/api/backups', {})
    await part.arrived
    await store.goAway()
    part.release()
    expect((await making).status).toBe(503)
    await store.comeBack()
    expect(await anna.json<Backup[]>(app, '/api/backups')).toHaveLength(before)
    expect((await anna.post(app, '/api/backups', {})).status).toBe(201)
  })

  it('in the middle of a restore, the data stays as it was', async () => {
    const { store } = instances
    const { name } = (await (await anna.post(app, '/api/backups', {})).json()) as Backup
    expect((await addPlayer(3)).status).toBe(201)
    const before = await anna.json<Player[]>(app, '/api/players')
    const point = store.hold((line) => /^POST backups\/.*uploadId/.test(line))
    const restoring = anna.post(app, `/api/backups/${name}/restore`)
    await point.arrived
    await store.goAway()
    point.release()
    expect((await restoring).status).toBe(503)
    await store.comeBack()
    expect(await anna.json(app, '/api/players')).toEqual(before)
    expect((await anna.post(app, `/api/backups/${name}/restore`)).status).toBe(200)
    expect(await anna.json<Player[]>(app, '/api/players')).toHaveLength(before.length - 1)
  })

  it('an instance of a club that has its templates starts all the same', async () => {
    await instances.store.goAway()
    const late = await instances.start()
    expect(await anna.status(late, '/api/players')).toBe(200)
    expect(await anna.status(late, '/readyz')).toBe(503)
    await instances.store.comeBack()
    await untilSo(async () => (await anna.status(late, '/readyz')) === 200)
    expect(await anna.status(late, photo)).toBe(200)
  })
})

describe('a store that says no', () => {
  it.each([
    ['S3_SECRET_ACCESS_KEY', 'inny', '403 SignatureDoesNotMatch'],
    ['S3_BUCKET', 'inny', '404 NoSuchBucket'],
    ['S3_REGION', 'us-west-2', '400 AuthorizationHeaderMalformed expecting eu-central-1'],
  ])(
    'ends the start with what it said to a wrong %s',
    async (name, value, answer) => {
      const wrong = AppProcess.spawn({ ...instances.settings(), [name]: value })
      expect(await wrong.ended()).toBe(1)
      expect(wrong.output).toContain(`cannot be used: ${answer}`)
      expect(wrong.output).not.toContain('tajny')
    },
    60_000,
  )

  it('and half a set of settings names what is missing', async () => {
    const half = AppProcess.spawn({ S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'klub', S3_ACCESS_KEY_ID: 'KLUCZ' })
    expect(await half.ended()).toBe(1)
    expect(half.output).toContain('S3_SECRET_ACCESS_KEY missing beside S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID')
  })
})
