import { expect } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { ANNA, type RunningApp } from './app.ts'
import { openGoalClub } from './goal-club.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

/** As a phone reaches a laptop in the clubhouse: by name, without TLS, so without what browsers keep for secure pages. */
const HOST = 'klubowy-laptop.test'

test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
})

let app: RunningApp
test.beforeAll(async () => {
  ;({ app } = await openGoalClub())
})
test.afterAll(() => app.stop())

test('a goal over plain HTTP: scored, drawn, sent, and seen in the other tab', async ({ page, context }) => {
  const url = app.url.replace('127.0.0.1', HOST)
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(String(error.error())))
  await page.goto(`${url}/auth`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByLabel('Nazwa użytkownika').fill(ANNA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(ANNA.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Panel Administratora' })).toBeVisible()
  await page.goto(`${url}/result`)
  const other = await context.newPage()
  await other.goto(`${url}/result`)
  await expect(other.getByRole('region', { name: 'Stan meczu' })).toContainText('Iskra Żuławy')

  await page.getByRole('button', { name: 'Gol!' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kos.*Jan/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Gol zapisany' })
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(MADE)
  await expect(other.getByRole('region', { name: 'Stan meczu' })).toContainText('1:0')
  expect(faults).toEqual([])
})
