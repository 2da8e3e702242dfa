import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, openClub, type RunningApp, saveSetting } from './app.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { standStill } from './stand-still.ts'
import { test } from './test.ts'

let app: RunningApp
let cookie: string
let squad: { id: number; lastName: string }[]
let opponents: { id: number; name: string }[]

const SQUAD = [
  ['Adam', 'Kowalczyk', 1, 'bramkarz'],
  ['Jan', 'Nowak', 2, 'obrońca'],
  ['Michał', 'Żurawski', 3, 'lewy obrońca'],
  ['Paweł', 'Brzęczyszczykiewicz', 5, 'obrońca'],
  ['Tomasz', 'Zieliński', 6, 'pomocnik'],
  ['Marek', 'Dąbrowski', 8, 'pomocnik'],
  ['Robert', 'Majewski', 9, 'napastnik'],
  ['Dawid', 'Król', 11, 'napastnik'],
] as const

const SHARED = [
  'lineup_positions_global',
  'lineup_settings_global',
  'scorer_settings_global',
  'result_settings_global',
] as const

const api = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(`${app.url}${path}`, { ...init, headers: { cookie, ...init.headers } })
  expect(response.ok || response.status === 404).toBe(true)
  return response
}

async function addOpponent(name: string): Promise<void> {
  const crest = await sharp({ create: { width: 200, height: 240, channels: 3, background: '#1e5aa8' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('opponentData', JSON.stringify({ name }))
  form.set('opponentLogo', new Blob([new Uint8Array(crest)], { type: 'image/png' }), 'herb.png')
  await api('/api/opponents', { method: 'POST', body: form })
}

test.beforeAll(async () => {
  ;({ app, cookie } = await openClub())
  const players = SQUAD.map(([firstName, lastName, number, position]) => ({ firstName, lastName, number, position }))
  await api('/api/players/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ players }),
  })
  await addOpponent('Orzeł Zawadzkie')
  await addOpponent('Górnik Podlesie')
  squad = await (await api('/api/players')).json()
  opponents = await (await api('/api/opponents')).json()
})

test.afterAll(() => app.stop())

test.beforeEach(async () => {
  for (const key of SHARED) await api(`/api/settings/${key}`, { method: 'DELETE' })
})

const playerId = (lastName: string): number => squad.find((player) => player.lastName === lastName)?.id ?? 0
const opponentId = (name: string): number => opponents.find((opponent) => opponent.name === name)?.id ?? 0

interface StoredSlot {
  id: string
  x: number
  y: number
  player: { id: number } | null
}

interface StoredLineup {
  positions: StoredSlot[]
  benchPlayers: { id: number }[]
  isHome: boolean
  opponentId: number | null
  templateId: number | null
  matchDate: string | null
  matchTime: string | null
}

/** What everybody else gets; null until something is saved. */
async function stored(): Promise<StoredLineup | null> {
  const response = await api('/api/settings/lineup_positions_global')
  return response.status === 404 ? null : JSON.parse((await response.json()).value)
}

const storedSlot = async (id: string): Promise<StoredSlot | undefined> =>
  (await stored())?.positions.find((position) => position.id === id)

const PLACES: Record<string, [type: string, x: number, y: number]> = {
  'gk-1': ['GK', 0.5, 0.9],
  'def-1': ['DEF', 0.2, 0.75],
  'def-2': ['DEF', 0.4, 0.75],
  'def-4': ['DEF', 0.8, 0.75],
  'mid-2': ['MID', 0.4, 0.5],
  'mid-3': ['MID', 0.6, 0.5],
  'fwd-1': ['FWD', 0.35, 0.25],
  'fwd-2': ['FWD', 0.65, 0.25],
}

/** Puts players on the pitch without the browser. */
async function line(placed: Record<string, string>, more: Partial<StoredLineup> = {}): Promise<void> {
  const positions = Object.entries(placed).flatMap(([id, lastName]) => {
    const [type, x, y] = PLACES[id] ?? []
    return type ? [{ id, type, x, y, player: { id: playerId(lastName) } }] : []
  })
  await saveSetting(app, cookie, 'lineup_positions_global', JSON.stringify({ positions, benchPlayers: [], ...more }))
}

async function openLineup(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/lineup`)
  await expect(page.getByRole('heading', { name: 'Skład drużyny' })).toBeVisible()
}

const pitch = (page: Page) => page.getByRole('list', { name: 'Boisko' })
const slot = (page: Page, id: string) => pitch(page).locator(`[data-slot="${id}"]`).getByRole('button').first()

interface Point {
  x: number
  y: number
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function finger(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const press = (at: Point) => send('touchStart', [at])
  const move = (to: Point) => send('touchMove', [to])
  return {
    press,
    move,
    lift: () => send('touchEnd', []),
    /** Time stands still until the finger has moved: on a slow machine half a second passes, and that is a long press. */
    drag: async (from: Point, to: Point) => {
      await standStill(page)
      await press(from)
      await move(to)
      await page.clock.resume()
    },
  }
}

/** On a narrow screen the graphic is behind the switch. */
async function showGraphic(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 992) await page.getByText('Grafika', { exact: true }).click()
}

test.describe('between bench and pitch', () => {
  const bench = (...names: string[]) => ({ benchPlayers: names.map((name) => ({ id: playerId(name) })) })
  const seat = (page: Page, name: string) => page.getByRole('list', { name: 'Ławka' }).getByRole('button', { name })
  const storedBench = async () => (await stored())?.benchPlayers.map(({ id }) => id)
  const ids = (...names: string[]) => names.map(playerId)

  test.describe('with a finger', () => {
    test.use({ hasTouch: true })

    test('one drag up from the bench, the page following, and one down onto it', { tag: '@phone-only' }, async ({
      page,
    }) => {
      await page.clock.install()
      await line({ 'def-1': 'Nowak', 'fwd-1': 'Majewski' }, bench('Żurawski', 'Król'))
      await openLineup(page)
      const touch = await finger(page)
      await seat(page, 'Król').evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const from = await middleOf(seat(page, 'Król'))
      expect((await middleOf(slot(page, 'fwd-1'))).y, 'the forwards are out of sight').toBeLessThan(136)
      await touch.drag(from, { x: from.x, y: from.y - 40 })
      await touch.move({ x: from.x, y: 150 })
      await expect.poll(async () => (await middleOf(slot(page, 'fwd-1'))).y).toBeGreaterThan(200)
      await touch.move(await middleOf(slot(page, 'fwd-1')))
      await expect(pitch(page).locator('[data-slot="fwd-1"]')).toHaveAttribute('data-state', 'target')
      await touch.lift()
      await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
      await expect.poll(storedBench).toEqual(ids('Żurawski', 'Majewski'))

      await pitch(page).evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await page.evaluate(() => window.scrollBy(0, -300))
      const starter = await middleOf(slot(page, 'fwd-1'))
      await touch.drag(starter, { x: starter.x, y: starter.y + 40 })
      await expect.poll(async () => (await middleOf(seat(page, 'Żurawski'))).y).toBeLessThan(780)
      await touch.move(await middleOf(seat(page, 'Żurawski')))
      await expect(seat(page, 'Żurawski')).toHaveAttribute('data-state', 'target')
      await touch.lift()
      await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 3 Michał Żurawski')
      await expect.poll(storedBench).toEqual(ids('Król', 'Majewski'))
      expect(await storedSlot('fwd-1')).toMatchObject({ x: 0.35, y: 0.25 })
    })
  })
})

test('the graphic is made once there are an opponent and a template', { tag: '@phone' }, async ({ page }) => {
  await openLineup(page)
  await showGraphic(page)
  const generate = page.getByRole('button', { name: 'Generuj grafikę składu' })
  await generate.click()
  await expect(toast(page, 'Wybierz przeciwnika')).toContainText('Najpierw wybierz przeciwnika')

  await line({ 'gk-1': 'Kowalczyk' }, { opponentId: opponentId('Orzeł Zawadzkie') })
  await expect(page.getByRole('img', { name: /Orzeł Zawadzkie/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pobierz' })).toBeDisabled()
  await generate.click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pobierz' })).toBeEnabled()
  await expectAccessible(page)

  await page.route('**/api/templates', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await showGraphic(page)
  await generate.click()
  await expect(toast(page, 'Wybierz szablon')).toContainText('Najpierw wybierz szablon grafiki')
})
