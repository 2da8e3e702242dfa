import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicMatch, PublicMatchDetails, PublicTeam } from '#contract/fan.ts'
import type { LeagueAnswer } from '#contract/league.ts'
import type { CurrentMatchAnswer } from '#contract/match.ts'
import type { Opponent } from '#contract/opponent.ts'
import type { Photo } from '#contract/photo.ts'
import type { Player } from '#contract/player.ts'
import { FORMATS } from '#graphic/formats.ts'
import { type Config, readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/client.ts'
import { type RunningApp, startApp } from '#server/start.ts'
import { temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { kickOffSoon } from './match-days.ts'
import { prepareDemo } from './prepare-demo.ts'

const folder = temporaryFolder()
let database: TestDatabase
let config: Config
let running: RunningApp
let url = ''
let began = 0
let ended = 0
const said: string[] = []

async function rowCounts(): Promise<Record<string, number>> {
  const db = connectDatabase(database.url, () => {})
  const tables = ['users', 'players', 'opponents', 'templates', 'matches', 'graphics', 'settings', 'sessions'] as const
  const counted = await Promise.all(
    tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const),
  )
  await db.destroy()
  return Object.fromEntries(counted)
}

beforeAll(async () => {
  database = await createTestDatabase()
  config = readConfig({ DATA_DIR: folder.path, DATABASE_URL: database.url, PORT: '0', HOST: '127.0.0.1' })
  began = Date.now()
  await prepareDemo(config, [], (line) => said.push(line))
  ended = Date.now()
  running = await startApp(config, { webDir: folder.path, logLevel: 'silent' })
  url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`
}, 480_000)
afterAll(async () => {
  await running?.stop()
  await database?.drop()
  folder.remove()
})

async function get<Answer>(path: string, cookie = ''): Promise<Answer> {
  const response = await fetch(url + path, { headers: { cookie } })
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

async function pictureAt(path: string | null | undefined) {
  const response = await fetch(url + path)
  expect(response.status, String(path)).toBe(200)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  await picture.stats()
  const { width, height, format, hasAlpha } = await picture.metadata()
  return { width, height, format, hasAlpha }
}

async function signIn(account: { username: string; password: string }) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(response.status).toBe(200)
  const { role } = (await response.json()) as { role: string }
  return { role, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const fullMatches = async () => {
  const { matches } = await get<{ matches: PublicMatch[] }>('/api/public/matches')
  return Promise.all(matches.map(({ id }) => get<PublicMatchDetails>(`/api/public/matches/${id}`)))
}

describe('the demo club', () => {
  it('has a squad of 22 in all groups, everyone with a portrait and its cut-out, scorers with a celebration', async () => {
    const players = await get<Player[]>('/api/players')
    expect(new Set(players.map(({ number }) => number)).size).toBe(22)
    const celebrating = players.filter(({ scorerImage }) => scorerImage !== null)
    expect(celebrating.map(({ number }) => number).sort((one, other) => one - other)).toEqual([9, 10, 17])
    const photos = await Promise.all(
      [...players.map(({ lineupImage }) => lineupImage), ...celebrating.map(({ scorerImage }) => scorerImage)].map(
        pictureAt,
      ),
    )
    expect(photos).toEqual(Array(25).fill({ width: 1080, height: 1350, format: 'jpeg', hasAlpha: false }))
    const cutouts = [
      ...players.map(({ lineupCutout }) => lineupCutout),
      ...celebrating.map(({ scorerCutout }) => scorerCutout),
    ]
    expect(new Set(cutouts).size).toBe(25)
    for (const cutout of await Promise.all(cutouts.map(pictureAt))) {
      expect(cutout).toMatchObject({ format: 'webp', hasAlpha: true })
      expect(cutout.height, 'trimmed').toBeLessThan(675)
      expect(cutout.height).toBeGreaterThan(400)
    }
    const team = await get<PublicTeam>('/api/public/team')
    const sizes = Object.entries(team).map(([group, { length }]) => `${length} ${group}`)
    expect(sizes).toEqual(['3 goalkeeper', '6 defender', '8 midfielder', '4 forward', '1 other'])
  })

  it('has a name, a crest and eight opponents with crests of their own', async () => {
    const { name, crest } = await get<{ name: string; crest: string }>('/api/public/club')
    const opponents = await get<Opponent[]>('/api/opponents')
    expect([name, opponents.length]).toEqual(['Latarnik Zawietrze', 8])
    const crests = new Set([crest, ...opponents.map(({ logo }) => logo)])
    expect(crests.size).toBe(9)
    const pictures = await Promise.all([...crests].map(pictureAt))
    expect(pictures).toEqual(Array(9).fill({ width: 448, height: 512, format: 'png', hasAlpha: true }))
  })

  it('has played matches with score, scorers, line-up and graphics, made on their day', async () => {
    const played = (await fullMatches()).filter(({ status }) => status === 'finished')
    expect(played).toHaveLength(4)
    for (const { date, homeScore, awayScore, matchMinute, events, lineup, graphics } of played) {
      expect(homeScore + awayScore).toBe(events.length)
      expect(events.at(-1)?.score ?? '0:0').toBe(`${homeScore}:${awayScore}`)
      expect(matchMinute).toBeGreaterThanOrEqual(90)
      expect([lineup?.positions.length, lineup?.benchPlayers.length]).toEqual([11, 7])
      expect(graphics.map(({ format }) => format)).toEqual(
        Array.from({ length: events.length + 4 }, () => ['story', 'portrait']).flat(),
      )
      const painted = await Promise.all(graphics.map(({ url: address }) => pictureAt(address)))
      for (const [index, one] of painted.entries()) {
        const { width, height } = FORMATS[graphics[index]?.format ?? 'portrait']
        expect(one).toMatchObject({ width, height, format: 'png' })
      }
      for (const { createdAt } of graphics)
        expect(Math.abs(Date.parse(createdAt) - Date.parse(date))).toBeLessThan(3 * 3_600_000)
    }
  })

  it('has photographs of its matches, with those on them named, chosen for graphics', async () => {
    const { cookie } = await signIn(EDITOR)
    const { photos } = await get<{ photos: Photo[] }>('/api/photos', cookie)
    expect(photos.length).toBeGreaterThanOrEqual(12)
    expect(new Set(photos.map(({ picture }) => picture)).size).toBe(photos.length)
    for (const { picture, cutout, playerIds } of photos) {
      expect(await pictureAt(picture)).toMatchObject({ format: 'jpeg', hasAlpha: false })
      expect(cutout !== null).toBe(playerIds.length === 1)
      if (cutout) expect(await pictureAt(cutout)).toMatchObject({ format: 'webp', hasAlpha: true })
    }
    const matches = new Set(photos.map(({ matchId }) => matchId))
    expect(matches.size).toBe(5)
    const chosen = await Promise.all(
      [...matches].map(async (id) => {
        const { cells } = await get<{ cells: Record<string, unknown> }>(`/api/matches/${id}`, cookie)
        return Object.entries(cells).filter(([key, value]) => key.startsWith('photo:') && value !== null).length
      }),
    )
    expect(chosen.reduce((sum, count) => sum + count)).toBe(photos.length)
  })

  it('stands in a table of ten, with its own matches reckoned in', async () => {
    const { cookie } = await signIn(EDITOR)
    const { leagues } = await get<{ leagues: { id: number; competition: string }[] }>('/api/leagues', cookie)
    expect(leagues).toMatchObject([{ competition: 'IV liga' }])
    const { rows } = await get<LeagueAnswer>(`/api/leagues/${leagues[0]?.id}`, cookie)
    expect(rows.filter(({ crest }) => crest === null).map(({ team }) => team)).toEqual(['Wicher Jodłowo'])
    expect(rows.map(({ team, played }) => [team, played])).toEqual([
      ['Błyskawica Modrzewiec', 12],
      ['Latarnik Zawietrze', 12],
      ['Orkan Zimna Przełęcz', 12],
      ['Hutnik Żarowisko', 12],
      ['Czarni Młynówka', 12],
      ['Jastrząb Wysoka Skarpa', 12],
      ['Zryw Kłosowo', 12],
      ['Fala Rzeczyska', 12],
      ['Dąb Starogaj', 12],
      ['Wicher Jodłowo', 12],
    ])
  })

  it('has one match to come, and today’s ready for its graphics', async () => {
    const { cookie } = await signIn(EDITOR)
    const current = await get<CurrentMatchAnswer>('/api/matches/current', cookie)
    const coming = (await fullMatches()).filter(({ status }) => status === 'scheduled')
    expect(coming).toHaveLength(2)
    for (const { date } of coming) expect(Date.parse(date)).toBeGreaterThan(began)
    expect(coming.at(-1)).toMatchObject({ id: current.id, isHome: true, graphics: [], lineup: null })
    const { value } = await get<{ value: string }>('/api/settings/lineup_positions_global', cookie)
    const { positions, benchPlayers, opponentId, templateId, matchDate, matchTime } = JSON.parse(value)
    const ids: number[] = [...positions.map((slot: { player: { id: number } }) => slot.player), ...benchPlayers].map(
      ({ id }) => id,
    )
    expect([positions.length, benchPlayers.length, new Set(ids).size]).toEqual([11, 7, 18])
    expect((await get<Opponent[]>('/api/opponents')).map(({ id }) => id)).toContain(opponentId)
    const templates = await get<Array<{ id: number; type: string }>>('/api/templates')
    expect(templates.find(({ id }) => id === templateId)?.type).toBe('lineup')
    const expected = [began, ended].map((moment) => kickOffSoon(moment, config.timeZone))
    expect(expected).toContainEqual({ day: matchDate, time: matchTime })
  })

  it('lets an admin and a user sign in', async () => {
    expect((await signIn(ADMIN)).role).toBe('admin')
    expect((await signIn(EDITOR)).role).toBe('user')
  })

  it('is restored from its backup: what the app writes itself is never refused', async () => {
    const { cookie } = await signIn(ADMIN)
    const post = (path: string) => fetch(url + path, { method: 'POST', headers: { cookie } })
    const { name } = (await (await post('/api/backups')).json()) as { name: string }
    const before = await fullMatches()
    const restored = await post(`/api/backups/${name}/restore`)
    expect(restored.status, await restored.text()).toBe(200)
    expect(await fullMatches()).toEqual(before)
  })

  it('is left as it is by a second run', async () => {
    const before = await rowCounts()
    await prepareDemo(config, [], (line) => said.push(line))
    expect(await rowCounts()).toEqual(before)
    const about = said.filter((line) => line.startsWith('The demo club'))
    expect(about).toEqual([expect.stringContaining('is made'), expect.stringContaining('--fresh')])
  })
})
