import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Player } from '#contract/player.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { CATCH_UP_MS } from '#server/live/hub.ts'
import { untilSo } from '#testing/eventually.ts'
import { readConfig } from './config.ts'
import { connectDatabase, type Db } from './db/client.ts'
import { redrawStarterTemplates } from './features/templates/starter-templates.ts'
import { openRenderers } from './rendering/renderers.ts'
import { fileUrl } from './storage/file-store.ts'
import { openStores } from './stores.ts'
import type { AppProcess } from './testing/app-process.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { EventReader } from './testing/event-reader.ts'
import { formWith } from './testing/form.ts'
import { Browser, Instances } from './testing/instances.ts'
import { studioInWords } from './testing/studio-in-words.ts'

let instances: Instances
let one: AppProcess
let other: AppProcess
let anna: Browser
let db: Db
beforeAll(async () => {
  instances = await Instances.prepare({ TRUST_PROXY: 'true' })
  one = await instances.startAtRest()
  other = await instances.start()
  db = connectDatabase(instances.database.url, () => {})
  anna = await Browser.signUp(one, 'Anna')
})
afterAll(async () => {
  await db.destroy()
  await instances.close()
})

const addPlayer = async (at: AppProcess, number: number) => {
  const form = formWith({
    playerData: { firstName: 'Łukasz', lastName: 'Kos', number },
    playerImage: await drawPhoto(600, 800),
  })
  return anna.post(at, '/api/players', form)
}
const saveSetting = (at: AppProcess, key: string, value: object) =>
  anna.post(at, '/api/settings', { key, value: JSON.stringify(value) })

describe('what is stored through one instance', () => {
  it('a photo and its small copies are served by the other, byte for byte the same', async () => {
    const response = await addPlayer(one, 7)
    expect(response.status).toBe(201)
    const { lineupImage } = (await response.json()) as Player
    for (const path of [lineupImage, lineupImage?.replace('/files/', '/files/160/')] as string[]) {
      const there = await anna.get(other, path)
      expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(Buffer.from(await there.arrayBuffer()).equals(await anna.bytes(one, path))).toBe(true)
    }
    expect(await anna.json<Player[]>(other, '/api/players')).toHaveLength(1)
  })

  it('a graphic is served by the other as it was made', async () => {
    const canvas = { create: { width: 1200, height: 1500, channels: 3, background: '#0a5' } } as const
    const png = await sharp(canvas).png().toBuffer()
    const base64Image = `data:image/png;base64,${png.toString('base64')}`
    const made = await anna.post(one, '/api/generate-graphic', { base64Image, type: 'goal' })
    const { url } = (await made.json()) as { url: string }
    expect((await anna.bytes(other, url)).equals(png)).toBe(true)
  })

  it('lies in the bucket and nowhere on the machines', () => {
    const kinds = new Set([...instances.store.objects.all.keys()].map((key) => key.split('/')[0]))
    expect([...kinds].sort()).toEqual(['copies', 'files'])
    expect(instances.folderPaths().flatMap((path) => readdirSync(path))).toEqual([])
  })
})

describe('who is signed in', () => {
  it('is so everywhere, and signed out everywhere', async () => {
    const ewa = await Browser.signUp(one, 'Ewa')
    expect(await ewa.json(other, '/api/user')).toMatchObject({ username: 'Ewa' })
    const events = await EventReader.open(`${one.url}/api/events`, { cookie: ewa.cookie })
    const { cookie } = ewa
    expect((await ewa.post(other, '/api/logout')).status).toBe(204)
    ewa.cookie = cookie
    expect(await ewa.status(one, '/api/user')).toBe(401)
    expect(await events.next()).toBeNull()
  })

  it('failed logins add up over both', async () => {
    const thief = new Browser('10.0.0.66')
    const tries: number[] = []
    for (let n = 0; n < 12; n++) {
      const { status } = await thief.post(n % 2 ? one : other, '/api/login', { username: 'Anna', password: 'zgaduję' })
      tries.push(status)
    }
    expect(tries).toEqual([...Array(10).fill(401), 429, 429])
  })
})

describe('a change through one instance', () => {
  it('reaches a browser at the other within a second', async () => {
    const events = await EventReader.open(`${other.url}/api/events`, { cookie: anna.cookie })
    const since = performance.now()
    expect((await saveSetting(one, 'result_settings_global', { isHalfTime: true })).status).toBeLessThan(300)
    const event = await events.next()
    expect(performance.now() - since).toBeLessThan(CATCH_UP_MS / 2)
    expect(event).toMatchObject({ data: { setting: { value: '{"isHalfTime":true}', updatedBy: 'Anna' } } })
    events.close()
  })

  it('is in the answers that the other keeps for the crowd', async () => {
    const name = async (at: AppProcess) => (await anna.json<{ name: string }>(at, '/api/public/club')).name
    await Promise.all([name(one), name(other)])
    await anna.post(one, '/api/settings', { key: 'clubName', value: 'Orły Dębno' })
    await vi.waitFor(async () => expect(await name(other)).toBe('Orły Dębno'), {
      timeout: CATCH_UP_MS / 2,
      interval: 20,
    })
  })
})

describe('limits an address', () => {
  it('of registrations are exact over both', async () => {
    const minute = () => Math.floor(Date.now() / 60_000)
    async function registerInOneMinute(round = 0): Promise<number[]> {
      const fan = new Browser(`10.0.1.${round}`)
      const register = (n: number) => fan.post(n % 2 ? one : other, '/api/public/push/register', { token: `t${n}` })
      const began = minute()
      const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => register(n)))
      return minute() === began ? answers.map(({ status }) => status) : registerInOneMinute(round + 1)
    }
    const statuses = await registerInOneMinute()
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('of reads are known to the other within moments', async () => {
    const fan = new Browser('10.0.0.2')
    const takenInMinute = new Map<number, number>()
    const read = async (at: AppProcess) => {
      const minute = Math.floor(Date.now() / 60_000)
      const { status } = await fan.get(at, '/api/public/club')
      if (status === 200) takenInMinute.set(minute, (takenInMinute.get(minute) ?? 0) + 1)
      return status
    }
    const crowd = () => Promise.all(Array.from({ length: 100 }, (_, n) => read(n % 2 ? one : other)))
    const isRefused = async () => (await crowd()).every((status) => status === 429)
    await vi.waitUntil(isRefused, { timeout: 100_000, interval: 1 })
    // Each for itself would have taken 6,000; some pass in the second in which the two do not know of each other yet.
    expect(Math.max(...takenInMinute.values())).toBeLessThan(5_900)
    const refused = await fan.get(other, '/api/public/team')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await new Browser('10.0.0.3').status(one, '/api/public/club')).toBe(200)
  })
})

describe('what happens by itself happens once', () => {
  it('the templates of a new club are put in once', async () => {
    expect(await anna.json<unknown[]>(other, '/api/templates')).toHaveLength(KIND_NAMES.length * LOOK_NAMES.length)
  })

  it('a new crest redraws them, and however many instances draw, everybody is told once', async () => {
    const told = async () =>
      (await db.selectFrom('live_events').select('id').where('subject', '=', 'templates').execute()).length
    const files = (await openStores(readConfig(instances.settings()), () => {})).files
    const logo = fileUrl(await files.put(await drawPhoto(300, 300), 'jpg'))
    await db.insertInto('settings').values({ key: 'clubLogo', value: logo }).execute()
    const before = await told()
    const means = { db, files, renderers: openRenderers(studioInWords(files)) }
    await Promise.all([redrawStarterTemplates(means), redrawStarterTemplates(means)])
    // Of the posts, which come first, and of the other formats.
    expect(await told()).toBe(before + 2)
  })

  it('a forgotten clock is stopped once', async () => {
    const almost = Date.now() - 120 * 60_000 + 1_000
    const clock = {
      matchTimeState: 'firstHalf',
      matchTimerActive: true,
      matchTimerStartTime: almost,
      matchTimerElapsed: 0,
    }
    const { version } = (await (await saveSetting(one, 'lineup_settings_global', clock)).json()) as { version: number }
    const stored = async () =>
      anna.json<{ value: string; version: number }>(other, '/api/settings/lineup_settings_global')
    const isStopped = async () => JSON.parse((await stored()).value).matchTimerActive === false
    await untilSo(isStopped)
    // The next save shows that nobody stopped it again in between.
    const next = (await (await saveSetting(other, 'lineup_settings_global', {})).json()) as { version: number }
    expect(next.version).toBe(version + 2)
  })
})
