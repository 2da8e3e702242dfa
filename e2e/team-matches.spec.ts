import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, EWA, openClub } from './app.ts'
import { openFront } from './front.ts'
import { bar, kept } from './pitch-side.ts'
import { expectAccessible, expectInside, expectPath, signIn } from './screen.ts'
import { ON_DEVICE } from './slow-machine.ts'
import { JUNIORS, TeamClub } from './team-club.ts'
import { test } from './test.ts'

let club: TeamClub
test.beforeAll(async () => {
  club = await TeamClub.open()
})
test.beforeEach(() => club.newMatches())
test.afterAll(() => club.app.stop())

const FIRST = 'Pierwsza drużyna'
const score = (page: Page): Locator => bar(page).locator('strong').first()
const strip = (page: Page): Locator => bar(page).getByText('Otwarty mecz:')
const row = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words })
const teams = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Drużyna' })

async function open(page: Page, path: string, account = ANNA, url = club.app.url): Promise<void> {
  await signIn(page, { ...club.app, url }, account)
  await page.goto(`${url}${path}`)
}

async function chooseJuniors(page: Page): Promise<void> {
  await expect(row(page, 'Iskra Żuławy')).toBeVisible()
  await expect(row(page, 'Sparta Bór')).toHaveCount(0)
  await teams(page).getByText(JUNIORS).click()
  await expect(row(page, 'Sparta Bór')).toContainText('Bieżący')
  await expect(row(page, 'Iskra Żuławy')).toHaveCount(0)
  await expect(bar(page)).toContainText(JUNIORS)
}

async function scoreGoal(page: Page, name: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: 'Gol zapisany' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'two teams play at once in two browsers, each with its own score',
  { tag: ['@phone', '@long'] },
  async ({ page, browser }, { project }) => {
    const first = (await club.matches.currentId()) ?? 0
    await open(page, '/matches')
    await chooseJuniors(page)
    await expectAccessible(page)
    await expectInside(bar(page).getByText(JUNIORS), bar(page))
    const other = await (await browser.newContext(project.use)).newPage()
    await open(other, '/scorer', EWA)
    await expect(bar(other)).toContainText(FIRST)
    await expect(bar(other)).toContainText('Iskra Żuławy')

    await page.getByRole('navigation').getByRole('link', { name: 'Strzelcy' }).click()
    await expectPath(page, '/scorer')
    await scoreGoal(page, /Wilk/)
    await club.expectGoals(club.juniorMatch, 1)
    await scoreGoal(other, /Kos.*Jan/)
    await scoreGoal(other, /Kos.*Jan/)
    await club.expectGoals(first, 2)

    await expect(score(page)).toHaveText('1:0')
    await expect(score(other)).toHaveText('2:0')
    await expect(bar(page)).toContainText(JUNIORS)
    await expect(strip(page)).toHaveCount(0)
    await page.reload()
    await expect(bar(page)).toContainText(JUNIORS)
    await expect(score(page)).toHaveText('1:0')
    expect([await club.goalsOf(club.juniorMatch), await club.goalsOf(first)]).toEqual([1, 2])
    await other.context().close()
  },
)

test('the players of the match’s team are offered, others when they are looked for', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await open(page, '/matches')
  await chooseJuniors(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Skład' }).click()
  await page.locator('[data-slot="gk-1"]').getByRole('button').first().click()
  const picker = page.getByRole('dialog', { name: 'Wybierz zawodnika' })
  await expect(picker.getByRole('listitem')).toHaveCount(3)
  await expect(picker.getByRole('listitem').filter({ hasText: 'Bąk' })).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('searchbox').fill('żurawski')
  const guests = picker.getByRole('region', { name: 'Inne drużyny' })
  await guests.getByRole('button', { name: /Żurawski/ }).click()
  await picker.getByRole('button', { name: 'Gotowe' }).click()
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kto strzelił gola?' })
  await expect(sheet.getByRole('region', { name: 'Na boisku' })).toContainText('Żurawski')
  await expect(sheet.getByRole('region', { name: 'Pozostali' }).getByRole('button')).toHaveCount(3)
  await sheet.getByRole('searchbox').fill('sowa')
  await expect(sheet.getByRole('region', { name: 'Inne drużyny' })).toContainText('Sowa')
})

test('a match of another team opens by its address as that team’s', { tag: '@long' }, async ({ page }) => {
  await open(page, `/lineup?mecz=${club.juniorMatch}`)
  await expect(bar(page)).toContainText(JUNIORS)
  await expect(bar(page)).toContainText('Sparta Bór')
  await expect(strip(page)).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Mecze' }).click()
  await expect(teams(page).getByLabel(JUNIORS)).toBeChecked()
  await page.getByRole('link', { name: 'Sparta Bór' }).click()
  await expect(bar(page)).toContainText('Sparta Bór')
  await page.goto(`${club.app.url}/lineup`)
  await expect(bar(page), 'what was only opened is not remembered').toContainText(FIRST)
  await expect(bar(page)).toContainText('Iskra Żuławy')
})

test('a new match of the juniors leaves the first team’s alone', { tag: '@phone' }, async ({ page }) => {
  const first = await club.matches.currentId()
  await open(page, '/matches')
  await expect(row(page, 'Iskra Żuławy')).toBeVisible()
  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowy mecz' })
  await expect(dialog.getByLabel('Drużyna')).toHaveValue('1')
  await dialog.getByLabel('Drużyna').selectOption(JUNIORS)
  await expectAccessible(page)
  await dialog
    .getByRole('textbox', { name: 'Przeciwnik' })
    .or(dialog.getByRole('combobox', { name: 'Przeciwnik' }))
    .click()
  await page.getByRole('option', { name: 'Iskra Żuławy' }).click()
  await dialog.getByRole('checkbox', { name: 'Ustaw jako bieżący' }).check()
  await dialog.getByRole('button', { name: 'Utwórz mecz' }).click()
  await expectPath(page, '/lineup')
  await expect(bar(page)).toContainText(JUNIORS)
  await expect.poll(() => new URL(page.url()).searchParams.get('mecz')).toMatch(/^\d+$/)
  const made = Number(new URL(page.url()).searchParams.get('mecz'))
  await expect.poll(() => club.matches.currentId(club.juniors)).toBe(made)
  expect(await club.matches.currentId()).toBe(first)
  await expect(strip(page)).toHaveCount(0)
})

test('fans choose a team', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${club.app.url}/fan-app`)
  await expect(page.getByText('Iskra Żuławy').first()).toBeVisible()
  await expectAccessible(page)
  await teams(page).getByText(JUNIORS).click()
  await expect(page.getByText('Sparta Bór').first()).toBeVisible()
  await expect(page.getByText('Iskra Żuławy')).toHaveCount(0)
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the team that was chosen is still there after a reload', { tag: '@long' }, async ({ page }) => {
    const front = await openFront(club.app)
    await open(page, '/matches', ANNA, front.url)
    await chooseJuniors(page)
    const asked = [`/api/matches/current?team=${club.juniors}`, `/api/matches?team=${club.juniors}`, '/api/teams']
    for (const path of asked) await expect.poll(() => kept(page, path), ON_DEVICE).toBeTruthy()
    front.cut()
    await page.reload()
    await expect(bar(page)).toContainText(JUNIORS)
    await expect(bar(page)).toContainText('Sparta Bór')
    await expect(row(page, 'Sparta Bór')).toBeVisible()
    await front.close()
  })
})

test('with one team there is no word of teams', { tag: '@long' }, async ({ page }) => {
  const { app: lone } = await openClub()
  await signIn(page, lone, ANNA)
  for (const path of ['/matches', '/lineup', '/scorer']) {
    const asked = page.waitForResponse('**/api/teams')
    await page.goto(`${lone.url}${path}`)
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(FIRST)).toHaveCount(0)
  }
  await page.goto(`${lone.url}/matches`)
  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Utwórz mecz' })).toBeVisible()
  await expect(page.getByLabel('Drużyna')).toHaveCount(0)
  await lone.stop()
})
