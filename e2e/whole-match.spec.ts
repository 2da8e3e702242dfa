import { expect, type Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { clockCard, endEarly, pressClock } from './match-clock.ts'
import { showPane, signIn, toast } from './screen.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())
test.beforeEach(async () => {
  for (const key of [
    'result_settings_global',
    'scorer_settings_global',
    'lineup_settings_global',
    'lineup_positions_global',
  ]) {
    await fetch(`${app.url}/api/settings/${key}`, { method: 'DELETE', headers: { cookie: club.cookie } })
  }
})

const goTo = (page: Page, tab: string) => page.getByRole('navigation').getByRole('link', { name: tab }).click()

/** The picker goes from place to place, and closes after the last. */
async function fillEleven(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Boisko' }).getByRole('button').first().tap()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('listitem').getByRole('button').first()
  for (let count = 0; count < 11; count++) {
    await first.tap()
    await expect(first).toContainText('Dotknij ponownie')
    await first.tap()
    await expect(dialog.getByText('Dotknij ponownie')).toHaveCount(0)
  }
  await expect(dialog).toBeHidden()
}

async function generate(page: Page, label: string): Promise<void> {
  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: label }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  await showPane(page, 'Ustawienia')
}

/** A goal from the bar: whoever the first row names, or the opponent. */
async function score(page: Page, who: 'ours' | 'theirs'): Promise<void> {
  await page.getByRole('region', { name: 'Stan meczu' }).getByRole('button', { name: 'Gol!' }).click()
  const sheet = page.getByRole('dialog')
  if (who === 'ours') await sheet.getByRole('button', { name: /Kos.*Jan/ }).tap()
  else await sheet.getByRole('button', { name: 'Gol przeciwnika' }).tap()
  await expect(sheet.getByRole('button', { name: 'Pobierz' })).toBeEnabled(MADE)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

/** The template as it is with nothing on it. */
async function emptyTemplate(type: string): Promise<Buffer> {
  const templates = (await (await fetch(`${app.url}/api/templates?type=${type}`)).json()) as Array<{
    background: string
    isDefault: boolean
  }>
  const background = templates.find(({ isDefault }) => isDefault)?.background
  return Buffer.from(await (await fetch(`${app.url}${background}`)).arrayBuffer())
}

/** Share of pixels in a region that are plainly not the template's. */
async function drawn(graphic: Buffer, template: Buffer, region: Region): Promise<number> {
  const [a, b] = await Promise.all(
    [graphic, template].map((each) => sharp(each).resize(1200, 1500).removeAlpha().extract(region).raw().toBuffer()),
  )
  let different = 0
  for (let at = 0; at < (a as Buffer).length; at += 3) if (Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0)) > 40) different++
  return different / ((a as Buffer).length / 3)
}

const REGIONS: Record<string, [type: string, regions: Record<string, Region>]> = {
  Skład: [
    'lineup',
    {
      heading: { left: 60, top: 60, width: 400, height: 120 },
      pitch: { left: 120, top: 320, width: 960, height: 960 },
    },
  ],
  Strzelcy: [
    'opponent-goal',
    {
      heading: { left: 130, top: 350, width: 560, height: 220 },
      score: { left: 430, top: 640, width: 340, height: 260 },
    },
  ],
  Wynik: [
    'result',
    {
      heading: { left: 60, top: 60, width: 1000, height: 300 },
      data: { left: 100, top: 500, width: 1000, height: 700 },
    },
  ],
}

test('a whole match, from an empty line-up to the final result and three files', { tag: '@phone-only' }, async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/lineup`)
  await page.getByRole('combobox', { name: 'Przeciwnik' }).or(page.getByLabel('Przeciwnik')).first().click()
  await page.getByRole('option', { name: 'Iskra Żuławy' }).click()
  await fillEleven(page)
  await expect(page.getByText('11 z 11')).toBeVisible()
  await generate(page, 'Generuj grafikę składu')

  await pressClock(clockCard(page), 'Pierwsza połowa')
  await score(page, 'ours')
  await expect(page.getByRole('region', { name: 'Stan meczu' })).toContainText('1:0')
  await endEarly(clockCard(page), 'Stop')
  await pressClock(clockCard(page), 'Druga połowa')
  await score(page, 'theirs')
  await endEarly(clockCard(page), 'Koniec meczu')
  await expect(page.getByRole('region', { name: 'Stan meczu' })).toContainText('1:1')

  await goTo(page, 'Wynik')
  await expect(page.getByRole('heading', { name: 'Wynik meczu', level: 1 })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Końcowy' })).toBeChecked()
  await generate(page, 'Generuj grafikę wyniku')

  await goTo(page, 'Podgląd')
  for (const [tab, [type, regions]] of Object.entries(REGIONS)) {
    await page.getByRole('tab', { name: tab }).click()
    const started = page.waitForEvent('download')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Pobierz' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^OrlyDebno-[a-z-]+-\d+\.png$/)
    const graphic = await sharp(await download.path()).toBuffer()
    expect(await sharp(graphic).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1500, channels: 3 })
    const template = await emptyTemplate(type)
    for (const [what, region] of Object.entries(regions)) {
      expect(await drawn(graphic, template, region), `${tab}: ${what}`).toBeGreaterThan(0.03)
    }
  }
})
