import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import type { DrawnGraphic } from '#contract/graphic.ts'
import type { Studio } from '#server/rendering/studio.ts'
import { openStudioThreads } from '#server/rendering/studio-threads.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { openTestClub, type TestClubOptions } from '#server/testing/test-club.ts'

const RENDERER = resolve('dist/server/renderer.js')
const background = await drawPhoto(12, 15)

const undo: Array<() => unknown> = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function openClub(options: TestClubOptions) {
  const club = await openTestClub(options)
  undo.push(club.close)
  const user = await club.signUp('Anna')
  const parts = { templateData: { name: 'A', type: 'lineup' }, templateBackground: background }
  await user.upload('/api/templates', formWith(parts))
  await user.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const [{ id: opponentId }] = (await user.get('/api/opponents')).json()
  const draw = (competition: string, more: object = {}) =>
    user.post('/api/graphics', { kind: 'lineup', cells: { opponentId, competition }, ...more })
  return { draw }
}

/** A club whose graphics are drawn in a thread, as they are where it is built. */
async function openThreadedClub(entry = RENDERER, env: Record<string, string> = {}) {
  const said: string[] = []
  let close = async () => {}
  const studio = (place: Parameters<typeof openStudioThreads>[1]): Studio => {
    const threads = openStudioThreads(entry, place, (line) => said.push(line))
    close = threads.close
    return threads
  }
  const opened = await openClub({ env, studio })
  undo.push(() => close())
  return { ...opened, said, close: () => close() }
}

/** The built thread, which breaks over one competition. */
function breakableThread(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jedenastka-thread-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'breakable.mjs')
  writeFileSync(
    entry,
    `import { parentPort } from 'node:worker_threads'
    await import(${JSON.stringify(pathToFileURL(RENDERER))})
    parentPort.on('message', (message) => {
      if (message.with[0].cells.competition === 'Wybuch') throw new Error('broken on purpose')
    })`,
  )
  return entry
}

it('a thread that breaks takes one graphic with it: the next is drawn as if nothing had happened', async () => {
  const { draw, said } = await openThreadedClub(breakableThread())
  const before = await draw('IV liga')
  expect(before.statusCode, before.body).toBe(201)
  const broken = await draw('Wybuch')
  expect([broken.statusCode, broken.json().message]).toEqual([500, expect.stringContaining('Numer zgłoszenia')])
  expect(said).toEqual(['rendering: broken on purpose'])
  expect((await draw('IV liga')).json()).toEqual(before.json())
})

it('what a thread refuses is told as if it were refused here, and it draws the same to the byte', async () => {
  const { draw } = await openThreadedClub()
  const unknown = await draw('IV liga', { templateId: 999 })
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Nie ma takiego szablonu'])
  const empty = await draw('IV liga', { cells: {} })
  expect([empty.statusCode, empty.json().message]).toEqual([400, expect.stringMatching(/przeciwnik/i)])
  const drawn = (await draw('IV liga')).json() as DrawnGraphic
  const here = await openClub({})
  expect(drawn.url).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
  expect(((await here.draw('IV liga')).json() as DrawnGraphic).url).toBe(drawn.url)
})

it('who asks for more than can wait is told to come back, and what waits is drawn', async () => {
  let release = () => {}
  const released = new Promise<void>((open) => {
    release = open
  })
  const slow: Studio = {
    async graphic({ kind, format }) {
      await released
      return { url: '/files/a.png', width: 1, height: 1, bytes: 1, kind, format }
    },
    background: async () => '/files/b.webp',
  }
  const { draw } = await openClub({ studio: () => slow })
  const asked = Array.from({ length: 24 }, () => draw('IV liga'))
  const [first] = await Promise.all([Promise.race(asked)])
  expect([first?.statusCode, first?.headers['retry-after']]).toEqual([429, '5'])
  release()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(17)
})

it('a store that is away fails the graphic, and the thread goes on when it is back', async () => {
  const store = await S3Server.start()
  undo.push(() => store.goAway())
  const { draw, close } = await openThreadedClub(RENDERER, store.env)
  await store.goAway()
  const away = await draw('IV liga')
  expect([away.statusCode, away.json().message]).toEqual([503, expect.stringContaining('Magazyn plików')])
  await store.comeBack()
  const before = store.requests.length
  expect((await draw('IV liga')).statusCode).toBe(201)
  const read = store.requests.slice(before).filter((line) => line.startsWith('GET files/'))
  expect((await draw('III liga')).statusCode).toBe(201)
  // Pictures that the thread has drawn once are not read again.
  expect(store.requests.slice(before).filter((line) => line.startsWith('GET files/'))).toEqual(read)
  expect(read.length).toBeGreaterThan(0)
  await close()
  expect((await draw('II liga')).statusCode).toBe(500)
})
