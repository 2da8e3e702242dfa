import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, expectPath, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  await startMatch(app, club)
})
test.afterAll(() => app.stop())

const KINDS = 18
const YELLOW = '#ffd500'

const wall = (page: Page) => page.getByRole('region', { name: 'Wszystkie grafiki w tym stylu' })
const onWall = (page: Page, kind: string) =>
  wall(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(kind, { exact: true }) })
const apply = (page: Page) => page.getByRole('button', { name: 'Zastosuj', exact: true })

async function openStyle(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/style`)
  await expect(page.getByRole('heading', { name: 'Styl klubu', level: 2 })).toBeVisible()
  await expect(page.getByText('Tak wyglądają grafiki klubu')).toBeVisible()
}

/** On a phone all but the first are folded. */
async function unfold(page: Page, section: string): Promise<void> {
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: section }) })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}

async function setColours(page: Page, primary: string, accent: string): Promise<void> {
  await unfold(page, 'Kolory')
  await page.getByRole('radiogroup', { name: 'Skąd są kolory' }).getByText('Własne').click()
  await page.getByLabel('Kolor główny', { exact: true }).fill(primary)
  await page.getByLabel('Drugi kolor', { exact: true }).fill(accent)
  await page.keyboard.press('Escape')
}

/** The colour of a drawn picture a little below its top left corner; none of one that has just given way to the next. */
const cornerOf = (place: Locator): Promise<number[]> =>
  place.locator('img[src^="blob:"]').evaluate(async (element) => {
    const picture = element as HTMLImageElement
    try {
      await picture.decode()
    } catch (error) {
      if ((error as Error).name === 'EncodingError') return []
      throw error
    }
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
    const surface = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    surface.drawImage(picture, 0, 0)
    return [...surface.getImageData(4, canvas.height * 0.02, 1, 1).data.slice(0, 3)]
  })

const isYellow = ([red = 0, green = 0, blue = 255]: number[]) => red > 220 && green > 180 && blue < 110

interface Listed {
  type: string
  look: string
  isDefault: boolean
  background: string
}
const templates = async (): Promise<Listed[]> => (await fetch(`${app.url}/api/templates`)).json()
const defaultLooks = async () => [
  ...new Set((await templates()).filter(({ isDefault }) => isDefault).map(({ look }) => look)),
]

test('a club chooses look and colours, sees every graphic in them, is told what is wrong, and applies it', {
  tag: '@phone',
}, async ({ page }) => {
  await openStyle(page)
  await expect(wall(page).getByRole('listitem')).toHaveCount(KINDS)
  const goal = onWall(page, 'Gol')
  await goal.scrollIntoViewIfNeeded()
  await expect(goal.locator('img[src^="blob:"]')).toBeVisible()
  expect(isYellow(await cornerOf(goal))).toBe(false)
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Plakat' }).check()
  await setColours(page, YELLOW, '#0c0c0c')
  await expect(page.getByText('Niezapisane zmiany')).toBeVisible()
  await goal.scrollIntoViewIfNeeded()
  await expect.poll(async () => isYellow(await cornerOf(goal))).toBe(true)
  // Nothing is saved while one is looking.
  expect(await defaultLooks()).toEqual(['broadcast'])

  const ink = page.getByLabel('Kolor liter', { exact: true })
  await ink.fill('#ffffff')
  await page.keyboard.press('Escape')
  await apply(page).click()
  await expect(toast(page, /Liter w kolorze #ffffff nie da się przeczytać na #ffd500: kontrast 1,4:1/)).toBeVisible()
  await expect(ink).toBeFocused()
  // The picker's own sliders, which are there while it has the focus, are for the pointer.
  await page.getByRole('heading', { name: 'Styl klubu', level: 2 }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Użyj czytelnego #/ }).click()
  await expect(ink).not.toHaveValue('#ffffff')
  await expect(page.getByRole('button', { name: /^Użyj czytelnego #/ })).toBeHidden()

  await page.route('**/api/club-style', (route) => route.abort())
  await apply(page).click()
  await expect(toast(page, 'Nie udało się zapisać stylu klubu')).toBeVisible()
  await expect(page.getByText('Niezapisane zmiany')).toBeVisible()
  await page.unroute('**/api/club-style')
  await apply(page).click()
  await expect(toast(page, 'Styl klubu zastosowany')).toBeVisible()
  await expect(page.getByText('Tak wyglądają grafiki klubu')).toBeVisible()
  expect(await defaultLooks()).toEqual(['poster'])
  await expectAccessible(page)

  // The stored backgrounds follow, drawn by the server.
  await expect
    .poll(
      async () => {
        const goalNow = (await templates()).find(({ type, look }) => type === 'goal' && look === 'poster')
        const file = await fetch(`${app.url}${goalNow?.background}`)
        const { data } = await sharp(Buffer.from(await file.arrayBuffer()))
          .extract({ left: 8, top: 30, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        return isYellow([...data])
      },
      { timeout: 60_000 },
    )
    .toBe(true)
})

test('leaving with changes asks; cancelling brings back what is stored', { tag: '@long' }, async ({ page }) => {
  await openStyle(page)
  await unfold(page, 'Tło szablonów startowych')
  const pattern = page.getByRole('combobox', { name: 'Wzór' })
  const before = await pattern.inputValue()
  await pattern.click()
  await page.getByRole('option', { name: 'Szachownica' }).click()
  await expect(page.getByText('Niezapisane zmiany')).toBeVisible()

  await page.getByRole('link', { name: 'Sponsorzy' }).click()
  const asked = page.getByRole('dialog', { name: 'Niezapisane zmiany' })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Zostań na stronie' }).click()
  await expectPath(page, '/admin/style')
  await expect(pattern).toHaveValue('Szachownica')

  await page.getByRole('button', { name: 'Anuluj' }).click()
  await expect(pattern).toHaveValue(before)
  await page.getByRole('link', { name: 'Sponsorzy' }).click()
  await expectPath(page, '/admin/sponsors')
})

test('who is second is asked whose style it shall be', { tag: '@long' }, async ({ page }) => {
  await openStyle(page)
  await unfold(page, 'Tło szablonów startowych')
  await page.getByRole('combobox', { name: 'Faktura' }).click()
  await page.getByRole('option', { name: 'Papier' }).click()
  const other = await fetch(`${app.url}/api/club-style`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: club.cookie, origin: app.url },
    body: JSON.stringify({ style: { pattern: 'diagonal' } }),
  })
  expect(other.status).toBe(200)
  await apply(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Ktoś zmienił styl klubu w międzyczasie' })
  await expect(conflict).toContainText(ANNA.username)
  await conflict.getByRole('button', { name: 'Zostaw tamten' }).click()
  await expect(page.getByRole('combobox', { name: 'Wzór' })).toHaveValue('Pasy ukośne')
  await expect(page.getByRole('combobox', { name: 'Faktura' })).toHaveValue('Własna faktura wyglądu')
})

test('the colours reach the whole app, also of a club without a crest', { tag: '@long' }, async ({ page, browser }) => {
  const buttonOf = (some: Page) =>
    some.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--club-button').trim())
  await saveSetting(
    app,
    club.cookie,
    'clubStyle',
    JSON.stringify({ colours: { primary: YELLOW, accent: '#0c0c0c', ink: null } }),
  )
  await openStyle(page)
  await expect.poll(() => buttonOf(page)).toBe(YELLOW)
  await page.request.delete(`${app.url}/api/settings/clubLogo`)
  const context = await browser.newContext({ locale: 'pl-PL' })
  const visitor = await context.newPage()
  await visitor.goto(`${app.url}/auth`)
  await expect.poll(() => buttonOf(visitor)).toBe(YELLOW)
  await context.close()
})
