import { expect } from '@playwright/test'
import { ANNA } from './app.ts'
import { bar, kept, PitchSide } from './pitch-side.ts'
import { signIn } from './screen.ts'
import { ON_DEVICE } from './slow-machine.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.afterAll(() => side.close())

const REGISTRATION = /\/assets\/registration-[^/]+\.js$/

test('a page that the first worker takes over while it still starts has its answers on the device too', async ({
  context,
  page,
}) => {
  await signIn(page, side.app, ANNA)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(REGISTRATION, async (route) => {
    await released
    await route.continue()
  })
  const starts = page.waitForRequest(REGISTRATION)
  await page.goto(`${side.app.url}/result`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
  await starts
  const [team] = await side.answer<{ id: number }[]>('/api/teams')
  const asked = `/api/matches?team=${team?.id}`
  expect(await page.evaluate(async (path) => (await fetch(path)).text(), asked)).toContain(String(team?.id))

  const other = await context.newPage()
  await other.goto(`${side.app.url}/result`)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), ON_DEVICE).toBe(true)
  expect(await kept(page, asked)).toBeUndefined()

  release()
  await expect.poll(() => kept(page, asked), ON_DEVICE).toBeTruthy()
})

test('a page that was on its way while the first worker came gets its worker too', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await signIn(page, side.app, ANNA)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${side.app.url}/matches`, async (route) => {
    await released
    await route.continue()
  })
  const onItsWay = page.waitForRequest(`${side.app.url}/matches`)
  const opening = page.goto(`${side.app.url}/matches`)
  await onItsWay

  const first = await context.newPage()
  await first.goto(`${side.app.url}/result`)
  await expect.poll(() => first.evaluate(() => Boolean(navigator.serviceWorker.controller)), ON_DEVICE).toBe(true)

  release()
  await opening
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), ON_DEVICE).toBe(true)
})
