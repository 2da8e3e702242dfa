import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { DAY_MS } from '#domain/day.ts'
import { ANNA, openClub, type RunningApp, saveSetting, startApp } from './app.ts'
import { endEarly, pressClock } from './match-clock.ts'
import { CHANGES, escapeFrom, expectAccessible, signIn, toast } from './screen.ts'
import { standStill } from './stand-still.ts'

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
  app = await startApp()
  cookie = await openClub(app)
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
  await expect(page.getByRole('heading', { name: 'Skład drużyny' })).toBeVisible({ timeout: 20_000 })
}

const pitch = (page: Page) => page.getByRole('list', { name: 'Boisko' })
const slot = (page: Page, id: string) => pitch(page).locator(`[data-slot="${id}"]`).getByRole('button').first()
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const done = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(dialog(page)).toBeHidden()
}
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

interface Point {
  x: number
  y: number
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const showPitch = (page: Page) => pitch(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))

async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
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

test.describe('with a mouse', () => {
  test('one click chooses; whoever is placed is not offered again', async ({ page }) => {
    await openLineup(page)
    await slot(page, 'gk-1').click()
    await expect(dialog(page)).toHaveAccessibleName('Wybierz zawodnika')
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveText('Bramkarze')
    await expectAccessible(page)
    await row(page, 'Kowalczyk').click()
    await done(page)
    await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
    await expect.poll(async () => (await storedSlot('gk-1'))?.player?.id).toBe(playerId('Kowalczyk'))

    await slot(page, 'def-1').click()
    await expect(row(page, 'Nowak')).toBeVisible()
    await expect(row(page, 'Kowalczyk')).toHaveCount(0)
    await row(page, 'Brzęczyszczykiewicz').click()
    await done(page)
    await expect(slot(page, 'def-1').getByText('Brzęczyszc', { exact: true })).toBeVisible()

    await slot(page, 'def-1').click()
    await expect(dialog(page)).toHaveAccessibleName('Zmień zawodnika')
    await row(page, 'Nowak').click()
    await expect(dialog(page)).toBeHidden()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
    await expect(section(page, 'Skład drużyny')).toContainText('2 z 11')
  })

  test('players are searched by name, in any case and without accents, or by number', async ({ page }) => {
    await openLineup(page)
    await slot(page, 'mid-1').click()
    const search = dialog(page).getByLabel('Szukaj zawodnika')
    await search.fill('ZURAW')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await search.fill('11')
    await expect(dialog(page).getByRole('listitem')).toHaveText([/Król/])
    await search.fill('nikt taki')
    await expect(dialog(page).getByText('Nie znaleziono zawodników')).toBeVisible()
    await search.fill('marek')
    await search.press('Enter')
    await done(page)
    await expect(slot(page, 'mid-1')).toHaveAccessibleName('Pomocnik: 8 Marek Dąbrowski')
  })

  test('a dragged slot moves and stays on the pitch; a tap is no drag', async ({ page }) => {
    await line({ 'fwd-1': 'Majewski' })
    await openLineup(page)
    await showPitch(page)
    const box = await pitch(page).boundingBox()
    if (!box) throw new Error('No pitch')
    const from = await middleOf(slot(page, 'fwd-1'))
    await dragWithMouse(page, from, { x: from.x + 0.15 * box.width, y: from.y - 0.1 * box.height })
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(async () => (await storedSlot('fwd-1'))?.x).toBeCloseTo(0.5, 2)
    expect((await storedSlot('fwd-1'))?.y).toBeCloseTo(0.15, 2)

    await dragWithMouse(page, await middleOf(slot(page, 'fwd-1')), { x: 1, y: box.y - 20 })
    await expect.poll(async () => (await storedSlot('fwd-1'))?.x).toBe(0)
    expect((await storedSlot('fwd-1'))?.y).toBe(0)
    await slot(page, 'fwd-1').click()
    await expect(dialog(page)).toBeVisible()
  })

  test('a player dropped onto another changes places with him, and the slots stay', async ({ page }) => {
    await line({ 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' })
    await openLineup(page)
    await showPitch(page)
    await dragWithMouse(page, await middleOf(slot(page, 'def-1')), await middleOf(slot(page, 'gk-1')))
    await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 2 Jan Nowak')
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 1 Adam Kowalczyk')
    await expect.poll(async () => (await storedSlot('gk-1'))?.player?.id).toBe(playerId('Nowak'))
    expect(await storedSlot('def-1')).toMatchObject({ x: 0.2, y: 0.75 })

    await dragWithMouse(page, await middleOf(slot(page, 'gk-1')), await middleOf(slot(page, 'mid-2')))
    await expect(slot(page, 'mid-2')).toHaveAccessibleName('Pomocnik: 2 Jan Nowak')
    await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: wolne miejsce')
  })

  test('the remove button asks first', async ({ page }) => {
    await line({ 'def-1': 'Nowak' })
    await openLineup(page)
    await page.getByRole('button', { name: 'Tryb edycji' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usuń ze składu: 2 Jan Nowak' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Usunąć zawodnika ze składu?')
    await dialog(page).getByRole('button', { name: 'Anuluj' }).click()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
    await page.getByRole('button', { name: 'Usuń ze składu: 2 Jan Nowak' }).click()
    await dialog(page).getByRole('button', { name: 'Usuń ze składu' }).click()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: wolne miejsce')
    await expect.poll(async () => (await storedSlot('def-1'))?.player).toBe(null)
    await page.getByRole('button', { name: 'Zakończ edycję' }).click()
    await expect(page.getByRole('button', { name: 'Tryb edycji' })).toBeVisible()
  })
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('the first tap marks, the second chooses, and the mark goes after three seconds', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.clock.install()
    await openLineup(page)
    await slot(page, 'fwd-1').tap()
    await row(page, 'Majewski').tap()
    await expect(row(page, 'Majewski')).toContainText('Dotknij ponownie, aby wybrać')
    await row(page, 'Król').tap()
    await expect(row(page, 'Majewski')).not.toContainText('Dotknij ponownie')
    await expect(row(page, 'Król')).toHaveAttribute('data-marked', 'true')
    await page.clock.fastForward(3_000)
    await expect(row(page, 'Król')).not.toHaveAttribute('data-marked', 'true')
    await row(page, 'Król').tap()
    await expect(dialog(page)).toBeVisible()
    await row(page, 'Król').tap()
    await expect(row(page, 'Król')).toHaveCount(0)
    await done(page)
    await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
  })

  test('a finger drags a slot, beyond the edge to the edge', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install()
    await line({ 'def-1': 'Nowak' })
    await openLineup(page)
    await showPitch(page)
    const scrolled = await page.evaluate(() => window.scrollY)
    const box = await pitch(page).boundingBox()
    if (!box) throw new Error('No pitch')
    const from = await middleOf(slot(page, 'def-1'))
    const touch = await finger(page)
    await touch.drag(from, { x: from.x + 20, y: from.y - 20 })
    await touch.move({ x: from.x, y: from.y - 0.1 * box.height })
    await touch.lift()
    await expect.poll(async () => (await storedSlot('def-1'))?.y).toBeCloseTo(0.65, 2)
    // A line of text may grow by a pixel when a font arrives; the page follows no finger.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(10)

    await touch.drag(await middleOf(slot(page, 'def-1')), { x: box.x + 20, y: from.y })
    await touch.move({ x: 1, y: from.y })
    await touch.lift()
    await expect.poll(async () => (await storedSlot('def-1'))?.x).toBe(0)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a long press asks whether to take the player off', { tag: '@phone' }, async ({ page }) => {
    await line({ 'def-1': 'Nowak' })
    await openLineup(page)
    await showPitch(page)
    const touch = await finger(page)
    await touch.press(await middleOf(slot(page, 'def-1')))
    await expect(dialog(page)).toHaveAccessibleName('Usunąć zawodnika ze składu?')
    await touch.lift()
    await expect(dialog(page)).toContainText('Jan Nowak')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Usuń ze składu' }).tap()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: wolne miejsce')
  })
})

test('by keyboard: Enter opens, arrows move in edit mode, Delete asks', async ({ page }) => {
  await line({ 'gk-1': 'Kowalczyk' })
  await openLineup(page)
  const keeper = slot(page, 'gk-1')
  await keeper.focus()
  await page.keyboard.press('Enter')
  await escapeFrom(dialog(page))
  await expect(keeper).toBeFocused()
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  await keeper.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await storedSlot('gk-1'))?.y).toBeCloseTo(0.85, 5)
  expect((await storedSlot('gk-1'))?.x).toBeCloseTo(0.49, 5)
  await page.keyboard.press('Delete')
  await expect(dialog(page)).toHaveAccessibleName('Usunąć zawodnika ze składu?')
  await escapeFrom(dialog(page))
  await expect(keeper).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
})

test('substitutes are added, go onto the pitch, and leave the bench', { tag: '@phone' }, async ({ page }) => {
  await openLineup(page)
  const bench = page.getByRole('list', { name: 'Rezerwowi' })
  await page.getByRole('button', { name: 'Dodaj rezerwowego' }).click()
  await dialog(page).getByLabel('Szukaj zawodnika').fill('kr')
  for (const [index, name] of ['Król', 'Nowak'].entries()) {
    await row(page, name).click()
    await expect(row(page, name)).toHaveCount(0)
    await expect(dialog(page).getByText(`Na ławce: ${index + 1}`)).toBeVisible()
    await expect(dialog(page).getByLabel('Szukaj zawodnika')).toHaveValue('')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  }
  await dialog(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(bench.getByRole('listitem')).toHaveCount(2)
  await expect(section(page, 'Rezerwowi')).toContainText('2 zawodników')
  await slot(page, 'def-1').click()
  await expect(row(page, 'Żurawski')).toBeVisible()
  await expect(row(page, 'Nowak')).toHaveCount(0)
  await escapeFrom(dialog(page))

  await page.getByRole('button', { name: 'Na boisko: Dawid Król' }).click()
  await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
  await page.getByRole('button', { name: 'Usuń z ławki: Jan Nowak' }).click()
  await expect(section(page, 'Rezerwowi')).toContainText('Ławka jest pusta')
  await expect.poll(async () => (await stored())?.benchPlayers).toEqual([])
})

test('the eleven is chosen by ticking, each in their line, and saved at once', { tag: '@phone' }, async ({ page }) => {
  await line({ 'mid-2': 'Nowak' })
  await openLineup(page)
  await page.getByRole('button', { name: 'Wybierz jedenastkę' }).click()
  const tick = (name: string) => dialog(page).getByRole('checkbox', { name })
  await expect(tick('Nowak')).toBeChecked()
  for (const name of ['Król', 'Kowalczyk', 'Żurawski', 'Majewski']) await tick(name).click()
  await expect(dialog(page).getByText('5 z 11')).toBeVisible()
  await tick('Majewski').click()
  await expect(tick('Majewski')).not.toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByLabel('Szukaj zawodnika').fill('dąb')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('5 z 11')).toBeVisible()
  await expect(tick('Dąbrowski')).toBeChecked()
  expect((await storedSlot('gk-1'))?.player ?? null, 'nothing is saved by ticking').toBeNull()
  await dialog(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(section(page, 'Skład drużyny')).toContainText('5 z 11')
  for (const [id, lastName] of Object.entries({
    'gk-1': 'Kowalczyk',
    'def-1': 'Żurawski',
    'mid-1': 'Dąbrowski',
    'mid-2': 'Nowak',
    'fwd-1': 'Król',
  })) {
    await expect.poll(async () => (await storedSlot(id))?.player?.id, id).toBe(playerId(lastName))
  }

  await page.getByRole('button', { name: 'Wybierz jedenastkę' }).click()
  await tick('Król').click()
  await dialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await expect(section(page, 'Skład drużyny')).toContainText('5 z 11')
})

test('the formation is changed over the whole screen, and changed back', { tag: '@phone' }, async ({ page }) => {
  await line({ 'gk-1': 'Kowalczyk', 'fwd-1': 'Majewski' })
  await openLineup(page)
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  await page.getByRole('button', { name: 'Zmień formację' }).click()
  const editor = page.getByRole('dialog', { name: 'Zmień formację' })
  await expect(editor.getByRole('button', { name: '4-4-2' })).toHaveAttribute('aria-pressed', 'true')
  expect(await editor.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await expect(editor.getByRole('button', { name: 'Przywróć' })).toBeDisabled()
  await expectAccessible(page)

  await editor.getByRole('button', { name: '3-5-2' }).click()
  await expect(editor.getByRole('button', { name: '3-5-2' })).toHaveAttribute('aria-pressed', 'true')
  await expect(editor.getByRole('button', { name: /Obrońca/ })).toHaveCount(3)
  await expect(editor.getByRole('button', { name: /Napastnik: 9 Robert Majewski/ })).toBeVisible()
  await editor.getByRole('button', { name: 'Przywróć' }).click()
  await expect(editor.getByRole('button', { name: '4-4-2' })).toHaveAttribute('aria-pressed', 'true')

  await editor.getByRole('button', { name: '4-3-3' }).click()
  await editor.getByRole('button', { name: 'Gotowe' }).click()
  await expect(editor).toBeHidden()
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expect(pitch(page).getByRole('button', { name: /Napastnik:/ })).toHaveCount(3)
})

const FOUR_FOUR_TWO: Record<string, string> = {
  'gk-1': 'Kowalczyk',
  'def-1': 'Nowak',
  'def-2': 'Żurawski',
  'def-4': 'Brzęczyszczykiewicz',
  'mid-2': 'Zieliński',
  'mid-3': 'Dąbrowski',
  'fwd-1': 'Majewski',
  'fwd-2': 'Król',
}

test('browsing formations leaves everybody in their line, and steps are taken back', async ({ page }) => {
  await line(FOUR_FOUR_TWO)
  await openLineup(page)
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  await page.getByRole('button', { name: 'Zmień formację' }).click()
  const editor = page.getByRole('dialog', { name: 'Zmień formację' })
  const press = async (name: string) => {
    await editor.getByRole('button', { name, exact: true }).click()
    await expect(editor.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  const standing = async () =>
    (await editor.getByRole('list', { name: 'Boisko' }).getByRole('button').allTextContents()).toSorted()
  const shape = () =>
    editor
      .locator('[data-slot]')
      .evaluateAll((slots) => slots.map((one) => `${one.dataset.slot} ${one.style.cssText}`).toSorted())
  await press('4-4-2')
  const [before, beforeShape] = [await standing(), await shape()]
  expect(before).toHaveLength(11)
  for (const name of ['3-4-3', '5-3-2', '4-4-2']) await press(name)
  expect([await standing(), await shape()]).toEqual([before, beforeShape])
  await expect(editor.getByRole('button', { name: 'Przywróć' })).toBeDisabled()

  const [keeper, pitchBox] = [
    await middleOf(editor.locator('[data-slot="gk-1"] button').first()),
    await editor.getByRole('list', { name: 'Boisko' }).boundingBox(),
  ]
  if (!pitchBox) throw new Error('No pitch')
  await dragWithMouse(page, keeper, { x: keeper.x + 0.1 * pitchBox.width, y: keeper.y })
  await expect(editor.getByRole('button', { name: '4-4-2' })).toHaveAttribute('aria-pressed', 'false')
  const dragged = await shape()
  await press('3-5-2')
  await expect(editor.getByRole('button', { name: 'Cofnij' })).toBeEnabled()
  await editor.getByRole('button', { name: 'Cofnij' }).click()
  await expect.poll(shape).toEqual(dragged)
  await page.keyboard.press('Control+z')
  await expect(editor.getByRole('button', { name: '4-4-2' })).toHaveAttribute('aria-pressed', 'true')
  expect(await standing()).toEqual(before)
  await editor.getByRole('button', { name: 'Gotowe' }).click()
  await expect.poll(async () => (await storedSlot('gk-1'))?.x).toBe(0.5)
  expect((await storedSlot('def-4'))?.player?.id).toBe(playerId('Brzęczyszczykiewicz'))
})

test('the picker goes on to the next empty place until all are taken', { tag: '@phone' }, async ({ page }) => {
  await line({ 'gk-1': 'Kowalczyk', 'fwd-1': 'Majewski' })
  await openLineup(page)
  await slot(page, 'def-4').click()
  const note = dialog(page).getByRole('status').filter({ hasText: 'miejsc' })
  await expect(note).toHaveText('Teraz: obrona, 4 wolne miejsca')
  await dialog(page).getByLabel('Szukaj zawodnika').fill('now')
  await dialog(page).getByLabel('Szukaj zawodnika').press('Enter')
  await expect(note).toHaveText('Następne: pomoc, 4 wolne miejsca')
  await expect(dialog(page)).toHaveAccessibleName('Wybierz zawodnika')
  await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveText('Pomocnicy')
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  for (const name of ['Zieliński', 'Dąbrowski', 'Król', 'Żurawski']) {
    await row(page, name).click()
    await expect(row(page, name)).toHaveCount(0)
  }
  await expect(note).toHaveText('Następne: atak, 1 wolne miejsce')
  await expectAccessible(page)
  await row(page, 'Brzęczyszczykiewicz').click()
  await expect(dialog(page), 'nobody is left to choose').toBeHidden()
  await expect(slot(page, 'def-4')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
  await expect(slot(page, 'mid-4')).toHaveAccessibleName('Pomocnik: 3 Michał Żurawski')
  await expect(slot(page, 'fwd-2')).toHaveAccessibleName('Napastnik: 5 Paweł Brzęczyszczykiewicz')
  await expect(section(page, 'Skład drużyny')).toContainText('8 z 11')
})

test.describe('between bench and pitch', () => {
  const bench = (...names: string[]) => ({ benchPlayers: names.map((name) => ({ id: playerId(name) })) })
  const seat = (page: Page, name: string) => page.getByRole('list', { name: 'Ławka' }).getByRole('button', { name })
  const storedBench = async () => (await stored())?.benchPlayers.map(({ id }) => id)
  const ids = (...names: string[]) => names.map(playerId)

  test('two taps change a substitute for a starter, who takes the same seat', { tag: '@phone' }, async ({ page }) => {
    await line({ 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' }, bench('Żurawski', 'Król', 'Majewski'))
    await openLineup(page)
    await seat(page, 'Król').click()
    await expect(seat(page, 'Król')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Wybrano: 11 Dawid Król' })).toHaveCount(1)
    const rows = page.getByRole('list', { name: 'Rezerwowi' })
    await expect(rows.getByRole('button', { name: /Król/, pressed: true })).toBeVisible()
    await expectAccessible(page)
    await slot(page, 'def-1').click()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 11 Dawid Król')
    await expect(dialog(page)).toHaveCount(0)
    await expect(
      page.getByRole('status').filter({ hasText: 'Na boisko wchodzi 11 Dawid Król, na ławkę siada 2 Jan Nowak.' }),
    ).toHaveCount(1)
    await expect.poll(storedBench).toEqual(ids('Żurawski', 'Nowak', 'Majewski'))

    await seat(page, 'Majewski').click()
    await slot(page, 'fwd-1').click()
    await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 9 Robert Majewski')
    await expect.poll(storedBench).toEqual(ids('Żurawski', 'Nowak'))

    await seat(page, 'Nowak').click()
    await seat(page, 'Nowak').click()
    await expect(seat(page, 'Nowak')).toHaveAttribute('aria-pressed', 'false')
    await slot(page, 'fwd-2').click()
    await expect(dialog(page), 'held no longer').toHaveAccessibleName('Wybierz zawodnika')
  })

  test('the starter first, then the substitute over the list', { tag: '@phone' }, async ({ page }) => {
    await line({ 'def-1': 'Nowak' }, bench('Żurawski', 'Król'))
    await openLineup(page)
    await slot(page, 'def-1').click()
    await expect(dialog(page)).toHaveAccessibleName('Zmień zawodnika')
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Król' })).toHaveCount(1)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Zamień z: 11 Dawid Król' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 11 Dawid Król')
    await expect.poll(storedBench).toEqual(ids('Żurawski', 'Nowak'))
  })

  test('by keyboard: Enter on a substitute, Enter on a place; Escape lets go', async ({ page }) => {
    await line({ 'def-1': 'Nowak' }, bench('Żurawski', 'Król'))
    await openLineup(page)
    await seat(page, 'Żurawski').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(seat(page, 'Żurawski')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await slot(page, 'def-1').focus()
    await page.keyboard.press('Enter')
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 3 Michał Żurawski')
    await expect(slot(page, 'def-1')).toBeFocused()
    await expect.poll(storedBench).toEqual(ids('Nowak', 'Król'))
  })

  test('one drag with the mouse, from the bench, onto it and onto somebody there', async ({ page }) => {
    await line({ 'def-1': 'Nowak', 'fwd-1': 'Majewski' }, bench('Żurawski', 'Król'))
    await openLineup(page)
    await showPitch(page)
    await dragWithMouse(page, await middleOf(seat(page, 'Król')), await middleOf(slot(page, 'fwd-1')))
    await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
    await expect.poll(storedBench).toEqual(ids('Żurawski', 'Majewski'))

    await dragWithMouse(page, await middleOf(slot(page, 'def-1')), await middleOf(seat(page, 'Żurawski')))
    await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 3 Michał Żurawski')
    await expect.poll(storedBench).toEqual(ids('Nowak', 'Majewski'))
    expect(await storedSlot('def-1')).toMatchObject({ x: 0.2, y: 0.75 })

    const strip = await page.getByRole('list', { name: 'Ławka' }).boundingBox()
    if (!strip) throw new Error('No bench')
    const beside = { x: strip.x + strip.width - 20, y: strip.y + 20 }
    await dragWithMouse(page, await middleOf(slot(page, 'fwd-1')), beside)
    await expect(slot(page, 'fwd-1')).toHaveAccessibleName('Napastnik: wolne miejsce')
    await expect.poll(storedBench).toEqual(ids('Nowak', 'Majewski', 'Król'))
    expect(await storedSlot('fwd-1')).toMatchObject({ x: 0.35, y: 0.25 })

    const last = page.getByRole('list', { name: 'Rezerwowi' }).getByRole('button', { name: /^9 Robert Majewski/ })
    await last.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await dragWithMouse(page, await middleOf(last), await middleOf(slot(page, 'gk-1')))
    await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 9 Robert Majewski')
    await expect(dialog(page)).toHaveCount(0)
  })

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

test('the eleven of the last match is taken over, after a question if somebody is placed', async ({ page }) => {
  await line(
    { 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' },
    { opponentId: opponentId('Orzeł Zawadzkie'), matchDate: '2026-05-02' },
  )
  const clock = { matchTimeState: 'finished', matchTimerActive: false, matchTimerElapsed: 2_700_000, matchMinute: 90 }
  await saveSetting(app, cookie, 'lineup_settings_global', JSON.stringify(clock))
  await line({}, { opponentId: opponentId('Górnik Podlesie'), matchDate: '2026-05-09' })
  await openLineup(page)
  const same = page.getByRole('button', { name: 'Taki sam skład jak ostatnio' })
  await same.click()
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')

  await slot(page, 'def-1').click()
  await row(page, 'Żurawski').click()
  await same.click()
  await expect(dialog(page)).toHaveAccessibleName('Zastąpić obecny skład?')
  await dialog(page).getByRole('button', { name: 'Zastąp skład' }).click()
  await expect(slot(page, 'def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
})

test('match settings: opponent, venue saved at once, date, time and countdown', { tag: '@phone' }, async ({
  page,
  timezoneId,
}) => {
  await openLineup(page)
  const settings = section(page, 'Ustawienia meczu')
  await settings.getByLabel('Przeciwnik').click()
  const answered = page.waitForResponse(CHANGES)
  await page.getByRole('option', { name: 'Górnik Podlesie' }).click()
  // The server may have it before the browser has told us of the request.
  await answered
  await expect.poll(async () => (await stored())?.opponentId).toBe(opponentId('Górnik Podlesie'))

  const saved = page.waitForRequest(CHANGES)
  await settings.getByText('Na wyjeździe').click()
  expect((await saved).postDataJSON().changes).toMatchObject({ isHome: { to: false } })
  await expect.poll(async () => (await stored())?.isHome).toBe(false)

  await expect(settings).toContainText('Podaj datę i godzinę')
  const now = new Date()
  const inTwoDays = new Date(now.getTime() + 2 * DAY_MS + 3 * 3_600_000)
  const [date, time] = inTwoDays.toLocaleString('sv-SE', { timeZone: timezoneId }).split(' ')
  await settings.getByLabel('Data meczu').fill(date ?? '')
  await settings.getByLabel('Godzina').fill(time?.slice(0, 5) ?? '')
  await expect(settings).toContainText(/Do meczu\s*2 dni [23] godz\. \d+ min/)
  await expect.poll(async () => (await stored())?.matchTime).toBe(time?.slice(0, 5))
  await settings.getByLabel('Data meczu').fill('2020-05-01')
  await expect(settings).toContainText('Mecz już się odbył')
  await page.reload()
  await expect(settings.getByLabel('Przeciwnik')).toHaveValue('Górnik Podlesie')
  await expect(settings.getByLabel('Data meczu')).toHaveValue('2020-05-01')
})

test.describe('in a browser set to English', () => {
  test.use({ locale: 'en-US' })

  test('kick-off is typed in 24 hours, and the day reads in Polish', async ({ page }) => {
    await openLineup(page)
    const settings = section(page, 'Ustawienia meczu')
    const time = settings.getByLabel('Godzina')
    await expect(time, 'the browser’s own field would say 3:30 PM').not.toHaveAttribute('type', 'time')
    await time.click()
    await page.keyboard.type('1530')
    await expect(time).toHaveValue('15:30')
    await expect.poll(async () => (await stored())?.matchTime).toBe('15:30')
    await time.fill('9.5')
    await time.press('Enter')
    await expect(time).toHaveValue('09:05')
    await expect.poll(async () => (await stored())?.matchTime).toBe('09:05')
    await time.fill('25:00')
    await time.blur()
    await expect(settings).toContainText('Podaj godzinę od 00:00 do 23:59')
    await expectAccessible(page)
    expect((await stored())?.matchTime).toBe('09:05')
    await time.fill('')
    await expect.poll(async () => (await stored())?.matchTime).toBe(null)
    await settings.getByLabel('Data meczu').fill('2026-05-16')
    await expect(settings).toContainText('sobota, 16 maja 2026')
  })
})

test('the default template is chosen until another one is', async ({ page }) => {
  await openLineup(page)
  const templates = page.getByRole('group', { name: 'Szablon' })
  const list = (await (await api('/api/templates?type=lineup')).json()) as {
    id: number
    name: string
    isDefault: boolean
  }[]
  const standard = list.find(({ isDefault }) => isDefault)
  const other = list.find(({ isDefault }) => !isDefault)
  await expect(templates.getByRole('radio', { name: standard?.name ?? '' })).toBeChecked()
  await templates.getByRole('radio', { name: other?.name ?? '' }).check()
  await expect(templates.getByRole('radio', { name: other?.name ?? '' })).toBeChecked()
  await expect.poll(async () => (await stored())?.templateId).toBe(other?.id)
})

test('the match clock goes through its states and asks before it is set to zero', async ({ page }) => {
  await openLineup(page)
  const settings = section(page, 'Ustawienia meczu')
  const press = (name: string) => pressClock(settings, name)
  await expect(settings).toContainText('Przed meczem')
  await press('Pierwsza połowa')
  await expect(settings).toContainText('Trwa pierwsza połowa')
  await expect(settings).toContainText(/00:0[1-9]/)
  await endEarly(settings, 'Stop')
  await expect(settings).toContainText('Przerwa')
  await press('Druga połowa')
  await expect(settings).toContainText(/45:0\d/)
  await endEarly(settings, 'Koniec meczu')
  await press('Wyzeruj zegar')
  await expect(dialog(page)).toHaveAccessibleName('Wyzerować zegar?')
  await dialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await expect(settings).toContainText('Po meczu')
  await press('Wyzeruj zegar')
  await dialog(page).getByRole('button', { name: 'Wyzeruj zegar' }).click()
  await expect(settings).toContainText('Przed meczem')
  const value = async () => JSON.parse((await (await api('/api/settings/lineup_settings_global')).json()).value)
  await expect.poll(async () => (await value()).matchTimeState).toBe('notStarted')
})

test('saving says so, and that others see it', async ({ page }) => {
  await openLineup(page)
  await slot(page, 'gk-1').click()
  await row(page, 'Kowalczyk').click()
  await done(page)
  await page.getByRole('button', { name: 'Zapisz pozycje' }).click()
  await expect(toast(page, 'Pozycje zapisane')).toContainText('Inne osoby mogą teraz zobaczyć i zmienić te ustawienia')
  expect((await stored())?.positions).toHaveLength(11)
  await expect(toast(page, 'Zapis potwierdzony')).toBeVisible()
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

test('clearing everything asks first, and says when it failed', async ({ page }) => {
  await line({ 'gk-1': 'Kowalczyk' }, { opponentId: opponentId('Orzeł Zawadzkie') })
  await openLineup(page)
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  const clear = page.getByRole('main').getByRole('button', { name: 'Wyczyść wszystko' })
  await clear.click()
  await expect(dialog(page)).toContainText(
    'Czy na pewno chcesz wyczyścić wszystkie ustawienia z wszystkich zakładek (Skład, Strzelcy, Wynik)? Ta operacja jest nieodwracalna.',
  )
  await page.route('**/api/settings/*', (route) => route.fulfill({ status: 500, json: { message: 'Awaria' } }))
  await dialog(page).getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect(toast(page, 'Błąd czyszczenia')).toContainText(
    'Nie udało się usunąć wszystkich ustawień, sprawdź console log',
  )
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')

  await page.unroute('**/api/settings/*')
  await clear.click()
  await dialog(page).getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect(toast(page, 'Wszystkie ustawienia wyczyszczone')).toBeVisible()
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: wolne miejsce')
  expect(await stored()).toBe(null)
})

test('a visitor plays with an empty formation, and is told to sign in', { tag: '@phone' }, async ({ page }) => {
  await line({ 'gk-1': 'Kowalczyk' })
  await page.goto(`${app.url}/`)
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: wolne miejsce')
  await slot(page, 'gk-1').click()
  await row(page, 'Kowalczyk').click()
  await done(page)
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapisz pozycje' }).click()
  await expect(toast(page, 'Musisz być zalogowany')).toContainText('Zaloguj się, aby zapisać pozycje zawodników')
  await showGraphic(page)
  await page.getByRole('button', { name: 'Generuj grafikę składu' }).click()
  await expect(toast(page, 'Zaloguj się, aby zapisać ustawienia')).toContainText('Musisz być zalogowany')
  await page.getByRole('main').getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await dialog(page).getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect(toast(page, 'Wszystkie ustawienia wyczyszczone')).toBeVisible()
  expect((await storedSlot('gk-1'))?.player?.id).toBe(playerId('Kowalczyk'))
})

test('a squad that does not load can be asked for again; an empty one says where to fill it', async ({ page }) => {
  await page.route('**/api/players', (route) => route.fulfill({ status: 500, json: { message: 'Awaria bazy' } }))
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/lineup`)
  await expect(page.getByRole('alert')).toContainText('Awaria bazy')
  await page.unroute('**/api/players')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(pitch(page)).toBeVisible()

  for (const list of ['players', 'opponents'])
    await page.route(`**/api/${list}`, (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Dodaj zawodników' })).toHaveAttribute('href', '/admin/players')
  await expect(page.getByRole('link', { name: 'Dodaj przeciwnika' })).toHaveAttribute('href', '/admin/opponents')
  await expectAccessible(page)
})
