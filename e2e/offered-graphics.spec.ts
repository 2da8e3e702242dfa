import { expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, signIn } from './screen.ts'
import { withShareSheet } from './share-sheet.ts'
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
const done = (page: Page) => page.getByRole('dialog', { name: 'Zapisano' })

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

async function redCard(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Zdarzenie', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Czerwona kartka' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Wróbel/ })
    .click()
}

/** Of the current match's finished graphics. */
async function captions(): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${app.url}${path}`, { headers: { cookie: club.cookie } })).json()
  const { documentId } = await read('/api/matches/current')
  return (await read(`/api/matches/${documentId}/graphics`)).map(({ caption }: { caption: string }) => caption)
}

test('a card offers its graphic, prepared; it is sent when it is shared, and stands with the others @phone', async ({
  page,
}) => {
  test.slow()
  const shared = await withShareSheet(page)
  await open(page, '/lineup')
  await redCard(page)
  await expect(done(page).getByRole('img', { name: /czerwona kartka.*Piotr Wróbel/i })).toBeVisible(MADE)
  const share = done(page).getByRole('button', { name: 'Udostępnij' })
  await expect(share).toBeEnabled(MADE)
  await expectAccessible(page)
  expect(await captions()).toEqual([])
  await expect(async () => {
    await share.click()
    await expect.poll(shared.shared, { timeout: 6_000 }).toHaveLength(1)
  }).toPass(MADE)
  await expect.poll(captions, MADE).toEqual([expect.stringContaining('🟥 Czerwona kartka: Piotr Wróbel')])
  await done(page).getByRole('button', { name: 'Gotowe' }).click()
  await page.goto(`${app.url}/preview`)
  await page.getByRole('tab', { name: 'Inne' }).click()
  await page
    .getByRole('list', { name: 'Inne grafiki meczu' })
    .getByRole('button', { name: /Kartka/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Kartka' })).toBeVisible()
  await expectAccessible(page)
})

test('all kinds stand in the order of the day, and lead to where they are made @phone', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/graphics')
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Przed meczem', 'W trakcie meczu', 'Po meczu'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kartka' }).click()
  await expect(page.getByText('W tym meczu nie ma jeszcze takiego zdarzenia')).toBeVisible()
  await expectAccessible(page)
  await redCard(page)
  await done(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(page.getByRole('radio', { name: /Czerwona kartka, Piotr Wróbel/ })).toBeChecked()
  await page.getByRole('link', { name: 'Wszystkie grafiki' }).click()
  await page.getByRole('link', { name: 'Skład meczowy' }).click()
  await expect(page).toHaveURL(/\/lineup/)
})
