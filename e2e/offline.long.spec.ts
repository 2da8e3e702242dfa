import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { type Front, openFront } from './front.ts'
import { openGoalClub } from './goal-club.ts'
import { signIn, toast } from './screen.ts'
import { ON_DEVICE } from './slow-machine.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let app: RunningApp
let front: Front
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  const crest = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1030c0' } })
    .png()
    .toBuffer()
  await saveSetting(app, club.cookie, 'clubLogo', `data:image/png;base64,${crest.toString('base64')}`)
  front = await openFront(app)
})
test.afterAll(async () => {
  await front.close()
  await app.stop()
})

const heading = (page: Page) => page.getByRole('heading', { name: 'Skład', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const notice = (page: Page) => page.getByRole('status', { name: 'Nowa wersja' })
const keptAnswer = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path)

/** The worker has the page, the squad and the pictures. */
async function openWithWorker(page: Page): Promise<void> {
  // A session of its own, since the journey may sign out.
  await signIn(page, { url: front.url, sessions: {} }, ANNA)
  await page.goto(`${front.url}/lineup`)
  await expect(bar(page)).toContainText('Orły Dębno')
  await expect.poll(() => keptAnswer(page, '/api/players'), ON_DEVICE).toContain('Jastrząb')
  await expect.poll(() => keptAnswer(page, '/api/matches/current'), ON_DEVICE).toBeTruthy()
}

const stored = async (key: string): Promise<string> => {
  const response = await fetch(`${app.url}/api/settings/${key}`, { headers: { cookie: club.cookie } })
  return response.ok ? ((await response.json()) as { value: string }).value : ''
}

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
  )

test('without a network the line-up opens as it was last known, and what is changed there is saved when it is back', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  await openWithWorker(page)
  await expect.poll(() => brokenPictures(page)).toEqual([])

  front.cut()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('11 z 11')).toBeVisible()
  await expect(bar(page)).toContainText('Orły Dębno')
  await expect(bar(page)).toContainText('Iskra Żuławy')
  await expect(bar(page)).toContainText('Brak połączenia: ostatnie znane dane')
  await expect.poll(() => brokenPictures(page)).toEqual([])
  await expect(page.getByRole('img', { name: /skład/i }).first()).toBeVisible()
  expect(faults).toEqual([])

  await page.getByLabel('Rozgrywki').fill('IV liga, 12. kolejka')
  await expect(bar(page)).toContainText('zmiany czekają na zapis')
  await page.reload()
  await expect(page.getByLabel('Rozgrywki')).toHaveValue('IV liga, 12. kolejka')
  expect(await stored('lineup_positions_global')).not.toContain('12. kolejka')

  front.mend()
  await expect(bar(page)).toContainText('Zapisane')
  expect(await stored('lineup_positions_global')).toContain('12. kolejka')

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(toast(page, 'Wylogowano')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  await expect.poll(() => keptAnswer(page, '/api/matches/current')).toBeUndefined()
  await expect
    .poll(async () => (await keptAnswer(page, '/api/settings')) ?? '')
    .not.toContain('lineup_positions_global')
})

test('a new version is offered and taken when the person says so, and a part that is gone is offered anew', async ({
  page,
}) => {
  await openWithWorker(page)
  const markPage = () => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await markPage()
  const isSamePage = () => page.locator('body[data-same-page]').count()

  front.putOutNewVersion()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(notice(page)).toContainText('Jest nowa wersja')
  expect(await isSamePage()).toBe(1)
  await notice(page).getByRole('button', { name: 'Później' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await isSamePage()).toBe(1)

  await page.reload()
  await markPage()
  await notice(page).getByRole('button', { name: 'Odśwież' }).click()
  await expect.poll(isSamePage).toBe(0)
  await expect(notice(page)).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  await expect.poll(waiting).toBeNull()

  front.lose(/players-screen/)
  await page.getByRole('link', { name: 'Panel administratora' }).click()
  const lostPart = page.getByRole('alert').filter({ hasText: 'Tej części nie udało się wczytać' })
  await expect(lostPart).toBeVisible()
  front.lose(null)
  await lostPart.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('heading', { name: 'Zarządzanie zawodnikami' })).toBeVisible()
})
