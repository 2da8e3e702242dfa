import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicMatch, PublicMatchDetails, PublicTeam } from '#contract/fan.ts'
import type { LeagueAnswer } from '#contract/league.ts'
import type { CurrentMatchAnswer } from '#contract/match.ts'
import type { Opponent } from '#contract/opponent.ts'
import type { Photo } from '#contract/photo.ts'
import type { Player } from '#contract/player.ts'
import type { FormatName } from '#graphic/formats.ts'
import { DEFAULT_CREST } from '#graphic/match-view.ts'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { drawGraphic } from '#server/features/graphics/draw-graphic.ts'
import type { RenderStored } from '#server/rendering/render-stored.ts'
import { openRenderers } from '#server/rendering/renderers.ts'
import type { Studio } from '#server/rendering/studio.ts'
import type { ThreadPlace } from '#server/rendering/studio-messages.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { openFiles } from '#server/stores.ts'
import { studioInWords } from '#server/testing/studio-in-words.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { openDemoPictures } from './demo-pictures.ts'
import { makeDemoClub } from './make-demo-club.ts'
import { kickOffSoon } from './match-days.ts'

const GRAPHICS = 52
const NOW = Date.now()

/** Four pixels that are of this scene alone stand for its picture: how it is painted is tested where that is done. */
const renderInWords =
  (files: FileStore): RenderStored =>
  async (scene: Scene) => {
    const named = neededAssets(scene).pictures.flatMap(({ src }) => (src === DEFAULT_CREST ? [] : src))
    const found = await Promise.all(named.map(async (src) => (await readStored(files, src)) !== null))
    const hash = createHash('md5').update(JSON.stringify(scene)).digest()
    return { width: 2, height: 2, pixels: hash, failed: named.filter((_, index) => !found[index]) }
  }

const ordered: FormatName[] = []
const failed: string[] = []
let studioDb: Db
let studio: Studio

/** From the state to the entry in the match all is as ever, but for the painting. */
function openStudio({ databaseUrl, timeZone, ...place }: ThreadPlace): Studio {
  studioDb = connectDatabase(databaseUrl, () => {})
  const opened = openFiles(place, () => {})
  return {
    async graphic(wanted, author) {
      const files = await opened
      const render: RenderStored = async (scene) => {
        const rendering = await renderInWords(files)(scene)
        failed.push(...rendering.failed)
        return rendering
      }
      ordered.push(wanted.format)
      return drawGraphic({ db: studioDb, files, timeZone, render }, wanted, author)
    },
    background: async (...order) => studioInWords(await opened).background(...order),
  }
}

let club: TestClub
let admin: Caller
let staff: Caller
const said: string[] = []
beforeAll(async () => {
  club = await openTestClub({ studio: (place) => (studio = openStudio(place)) })
  const { app, db, files } = club
  const renderers = openRenderers(studio, 2)
  const timeZone = 'Europe/Warsaw'
  await makeDemoClub(
    { app, db, files, renderers, atOnce: 2, timeZone },
    openDemoPictures('assets/demo'),
    (line) => said.push(line),
    NOW,
  )
  admin = await club.logIn(ADMIN.username, ADMIN.password)
  staff = await club.logIn(EDITOR.username, EDITOR.password)
})
afterAll(async () => {
  await studioDb?.destroy()
  await club?.close()
})

async function get<Answer>(path: string): Promise<Answer> {
  const response = await staff.get(path)
  expect(response.statusCode, path).toBe(200)
  return response.json<Answer>()
}

async function pictureAt(path: string | null | undefined) {
  const response = await staff.get(String(path))
  expect(response.statusCode, String(path)).toBe(200)
  const { width, height, format, hasAlpha } = await sharp(response.rawPayload).metadata()
  return { width, height, format, hasAlpha }
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
      for (const { url } of graphics) expect(await pictureAt(url)).toMatchObject({ width: 2, height: 2, format: 'png' })
      for (const { createdAt } of graphics)
        expect(Math.abs(Date.parse(createdAt) - Date.parse(date))).toBeLessThan(3 * 3_600_000)
    }
  })

  it('has photographs of its matches, with those on them named, chosen for graphics', async () => {
    const { photos } = await get<{ photos: Photo[] }>('/api/photos')
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
        const { cells } = await get<{ cells: Record<string, unknown> }>(`/api/matches/${id}`)
        return Object.entries(cells).filter(([key, value]) => key.startsWith('photo:') && value !== null).length
      }),
    )
    expect(chosen.reduce((sum, count) => sum + count)).toBe(photos.length)
  })

  it('stands in a table of ten, with its own matches reckoned in', async () => {
    const { leagues } = await get<{ leagues: { id: number; competition: string }[] }>('/api/leagues')
    expect(leagues).toMatchObject([{ competition: 'IV liga' }])
    const { rows } = await get<LeagueAnswer>(`/api/leagues/${leagues[0]?.id}`)
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
    const current = await get<CurrentMatchAnswer>('/api/matches/current')
    const coming = (await fullMatches()).filter(({ status }) => status === 'scheduled')
    expect(coming).toHaveLength(2)
    for (const { date } of coming) expect(Date.parse(date)).toBeGreaterThan(NOW)
    expect(coming.at(-1)).toMatchObject({ id: current.id, isHome: true, graphics: [], lineup: null })
    const { value } = await get<{ value: string }>('/api/settings/lineup_positions_global')
    const { positions, benchPlayers, opponentId, templateId, matchDate, matchTime } = JSON.parse(value)
    const ids: number[] = [...positions.map((slot: { player: { id: number } }) => slot.player), ...benchPlayers].map(
      ({ id }) => id,
    )
    expect([positions.length, benchPlayers.length, new Set(ids).size]).toEqual([11, 7, 18])
    expect((await get<Opponent[]>('/api/opponents')).map(({ id }) => id)).toContain(opponentId)
    const templates = await get<Array<{ id: number; type: string }>>('/api/templates')
    expect(templates.find(({ id }) => id === templateId)?.type).toBe('lineup')
    expect({ day: matchDate, time: matchTime }).toEqual(kickOffSoon(NOW, 'Europe/Warsaw'))
  })

  it('orders all of its graphics of the studio, in two formats each, and says how far it is', () => {
    expect(ordered).toHaveLength(GRAPHICS)
    expect(failed, 'pictures that are not there').toEqual([])
    expect(ordered.filter((format) => format === 'story')).toHaveLength(GRAPHICS / 2)
    expect(said.filter((line) => line.includes('is played'))).toHaveLength(4)
  })

  it('lets an admin and a user sign in', async () => {
    const roleOf = async (caller: Caller) => (await caller.get('/api/user')).json<{ role: string }>().role
    expect([await roleOf(admin), await roleOf(staff)]).toEqual(['admin', 'user'])
  })

  it('is restored from its backup: what the app writes itself is never refused', async () => {
    const { name } = (await admin.post('/api/backups')).json<{ name: string }>()
    const before = await fullMatches()
    const restored = await admin.post(`/api/backups/${name}/restore`)
    expect(restored.statusCode, restored.body).toBe(200)
    expect(await fullMatches()).toEqual(before)
  })
})
