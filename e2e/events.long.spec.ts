import { type Browser, expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.beforeEach(() => startMatch(app, club))
test.afterAll(() => app.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const score = (page: Page) => bar(page).locator('strong')
const eventButton = (page: Page) => bar(page).getByRole('button', { name: 'Zdarzenie', exact: true })
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const list = (page: Page) => page.getByRole('region', { name: 'Przebieg meczu' })
const rows = (page: Page) => list(page).getByRole('listitem')
const graphic = (page: Page) => page.getByRole('region', { name: 'Podgląd na żywo' }).getByRole('img')

async function answer<T>(path: string): Promise<T> {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie: club.cookie } })
  return (await response.json()) as T
}

/** Of the finished graphics, as the server words them. */
async function captions(): Promise<string[]> {
  const { documentId } = await answer<{ documentId: number }>('/api/matches/current')
  const graphics = await answer<{ caption: string }[]>(`/api/matches/${documentId}/graphics`)
  return graphics.map(({ caption }) => caption)
}

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

const openGoals = async (page: Page) => {
  await open(page, '/scorer')
  await expect(list(page)).toBeVisible()
}

const kinds = (page: Page) => sheet(page, 'Co się wydarzyło?')

/** From the bar to the step that asks who. */
async function begin(page: Page, kind: string): Promise<void> {
  await eventButton(page).click()
  await kinds(page).getByRole('button', { name: kind }).click()
}

/** One of ours, or one of theirs by name or without. */
async function record(page: Page, kind: string, who: { player: RegExp } | { theirs: string }): Promise<void> {
  await begin(page, kind)
  const ask = page.getByRole('dialog')
  if ('player' in who) await ask.getByRole('button', { name: who.player }).click()
  else {
    await ask.getByText('Rywale', { exact: true }).click()
    if (who.theirs) await ask.getByLabel('Nazwisko').fill(who.theirs)
    await ask.getByRole('button', { name: who.theirs ? 'Zapisz' : 'Bez nazwiska' }).click()
  }
}

async function goal(page: Page, player: RegExp, minute?: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await sheet(page, 'Kto strzelił gola?').getByRole('button', { name: player }).click()
  const saved = sheet(page, 'Gol zapisany')
  if (minute) {
    await saved.getByLabel('Minuta', { exact: true }).fill(minute)
    await saved.getByLabel('Minuta', { exact: true }).press('Enter')
  }
  await expect(saved).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(saved).toBeHidden()
}

const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })).newPage()

test('one goal recorded by two people is asked about once, and counted once', async ({ page, browser }) => {
  await openGoals(page)
  const second = await elsewhere(browser)
  await openGoals(second)
  await goal(page, /Kos.*Jan/)
  await expect(score(second)).toHaveText('1:0')
  await second.getByRole('button', { name: 'Gol!' }).click()
  await sheet(second, 'Kto strzelił gola?').getByRole('button', { name: /Bąk/ }).click()
  for (const each of [page, second]) {
    const question = sheet(each, 'Jeden gol czy dwa?')
    await expect(question).toContainText('Jan Kos')
    await expect(question).toContainText('Adam Bąk')
    await expect(score(each)).toHaveText('1:0')
  }
  await expectAccessible(second)
  await sheet(second, 'Jeden gol czy dwa?')
    .getByRole('button', { name: /Jeden gol: Adam Bąk/ })
    .click()
  for (const each of [page, second]) {
    await expect(sheet(each, 'Jeden gol czy dwa?')).toBeHidden()
    await expect(score(each)).toHaveText('1:0')
    await expect(rows(each)).toHaveText([/Adam Bąk.*1:0/])
  }
  await page.reload()
  await expect(rows(page)).toHaveText([/Adam Bąk.*1:0/])
  await expect(sheet(page, 'Jeden gol czy dwa?')).toHaveCount(0)
  await second.context().close()
})

test('two goals that two people recorded at once stay two', async ({ page, browser }) => {
  await openGoals(page)
  const second = await elsewhere(browser)
  await open(second, '/lineup')
  await goal(page, /Kos.*Jan/)
  await expect(score(second)).toHaveText('1:0')
  await second.getByRole('button', { name: 'Gol!' }).click()
  await sheet(second, 'Kto strzelił gola?').getByRole('button', { name: /Bąk/ }).click()
  await sheet(page, 'Jeden gol czy dwa?').getByRole('button', { name: 'Dwa gole' }).click()
  for (const each of [page, second]) {
    await expect(score(each)).toHaveText('2:0')
    await expect(sheet(each, 'Jeden gol czy dwa?')).toBeHidden()
  }
  await second.context().close()
})

test('the goal screen is about one goal: an older one has its own score, minute, caption, and its scorer is put right', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await openGoals(page)
  await goal(page, /Kos.*Jan/, '12')
  await record(page, 'Karny: gol', { theirs: '' })
  await sheet(page, 'Gol zapisany').getByLabel('Minuta', { exact: true }).fill('30')
  await expect(sheet(page, 'Gol zapisany')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Gol zapisany')).toBeHidden()
  await goal(page, /Żurawski/, '67')

  await expect(graphic(page)).toHaveAccessibleName(/Łukasz Żurawski.*67.*2:1/)
  await list(page)
    .getByRole('button', { name: /Pokaż na grafice: 30'/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/30.*1:1/)
  await list(page)
    .getByRole('button', { name: /Pokaż na grafice: 12'/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/Jan Kos.*12.*1:0/)
  await expect(page.getByLabel('Minuta', { exact: true })).toHaveValue("12'")

  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  const words = "GOOOOL! Jan Kos (12')\nOrły Dębno 1:0 Iskra Żuławy"
  expect(await captions()).toContainEqual(expect.stringContaining(words))

  await page.getByRole('button', { name: /Strzelec.*Jan Kos/ }).click()
  await sheet(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Adam Bąk/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/Adam Bąk.*12.*1:0/)
  await expect(rows(page)).toHaveText([/12'.*Adam Bąk.*1:0/, /30'.*1:1/, /67'.*Łukasz Żurawski.*2:1/])
  await expect(page.getByRole('button', { name: 'Generuj ponownie' })).toBeVisible()

  await page.getByRole('button', { name: 'Następny gol' }).click()
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await sheet(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Rafał Sowa/ })
    .click()
  await expect(rows(page), 'the goals that were are not touched').toHaveCount(3)
  await expect(rows(page).first()).toContainText('Adam Bąk')
  await page.getByLabel('Minuta', { exact: true }).fill('80')
  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await expect(rows(page).last()).toHaveText(/80'.*Rafał Sowa.*3:1/)
  await expect(graphic(page)).toHaveAccessibleName(/Rafał Sowa.*80.*3:1/)
})
