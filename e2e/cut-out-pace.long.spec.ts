import { expect } from '@playwright/test'
import { openClub, type RunningApp } from './app.ts'
import { addPhotographed, CutOutPage, portrait } from './cut-out-page.ts'
import { keepBusy, longestTask, watchLongTasks } from './long-tasks.ts'
import { openPlayers } from './squad.ts'
import { test } from './test.ts'

let app: RunningApp
let cookie: string
test.beforeEach(async () => {
  ;({ app, cookie } = await openClub())
})
test.afterEach(() => app.stop())

/**
 * Fifty milliseconds, on a machine that does nothing else; on one that is slower or busy as many times more as the same piece of work
 * took longer in the page meanwhile. Never a quarter of the cut itself: all of that in the page would be seen on any machine.
 */
test('the page stays free while a photo is cut out and brushed', async ({ page }) => {
  await addPhotographed(app, cookie, { lastName: 'Collins', number: 7, photo: await portrait(2048) })
  await watchLongTasks(page)
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
  const open = page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' })
  await open.scrollIntoViewIfNeeded()
  await longestTask(page)

  const start = performance.now()
  await open.click()
  const cutOut = new CutOutPage(page)
  await expect(cutOut.stage).toBeVisible({ timeout: 90_000 })
  const cutMs = performance.now() - start
  const cutting = await longestTask(page)
  const undo = cutOut.button('Cofnij')
  await cutOut.paint({ x: 0.1, y: 0.2 }, { x: 0.9, y: 0.8 })
  await undo.click()
  await expect(undo).toBeDisabled()
  const painting = await longestTask(page)
  const limits = [cutting, painting].map(({ limitMs }) => Math.min(limitMs, cutMs / 4))
  const description = `${[cutting, painting].map(({ ms }) => Math.round(ms))} ms of at most ${limits.map(Math.round)}; cut in ${Math.round(cutMs)} ms`
  test.info().annotations.push({ type: 'longest tasks', description })
  console.log(`The page kept busy: ${description}`)
  expect(cutting.ms, 'while it is cut out').toBeLessThanOrEqual(limits[0] ?? 0)
  expect(painting.ms, 'while it is brushed').toBeLessThanOrEqual(limits[1] ?? 0)

  await keepBusy(page, cutMs / 4 + 50)
  await expect.poll(async () => (await longestTask(page)).ms, 'such a task would be seen').toBeGreaterThan(cutMs / 4)
})
