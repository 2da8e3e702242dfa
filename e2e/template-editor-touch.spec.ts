import { expect } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, rectangle, storedTemplate } from './editor-club.ts'
import { EditorPage, Fingers } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})

test.afterAll(() => app.stop())

test('the template editor on touch: adds, drags, chooses several, aligns, zooms, and saves', {
  tag: '@phone-only',
}, async ({ page }) => {
  const id = await addEditorTemplate(app, club, 'Dotyk', [rectangle('a', 10, 60), rectangle('b', 50, 70)])
  await signIn(page, app, ANNA)
  const editor = await EditorPage.open(page, app.url, id)
  const label = editor.save.getByText('Zapisz szablon')
  expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth), 'the label is whole').toBe(0)
  const fingers = await Fingers.on(page)
  await page.getByRole('tab', { name: 'Elementy' }).tap()
  await page.getByRole('group', { name: 'Dodaj element' }).getByRole('button', { name: 'Dynamiczny' }).tap()
  await fingers.drag(await editor.spot({ x: 240, y: 225 }), await editor.spot({ x: 600, y: 300 }))
  await editor.expectField('X (%)', '40')

  await editor.tool('Zaznaczaj kilka').tap()
  for (const at of [
    { x: 180, y: 960 },
    { x: 660, y: 1110 },
  ]) {
    const { x, y } = await editor.spot(at)
    await page.touchscreen.tap(x, y)
  }
  await editor.expectSelected(3)
  await editor.tool('Wyrównaj i rozmieść').tap()
  await page.getByRole('button', { name: 'Wyrównaj do lewej' }).tap()
  await page.keyboard.press('Escape')

  const width = (await editor.stage.boundingBox())?.width ?? 0
  await fingers.spread(await editor.spot({ x: 600, y: 1300 }), 60, 120)
  await expect.poll(async () => (await editor.stage.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.5)
  await page.getByRole('button', { name: /dopasuj do ekranu/ }).tap()
  await expect.poll(async () => (await editor.stage.boundingBox())?.width).toBe(width)

  // However far the panel is scrolled, the canvas stays in sight and nothing lies on it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(editor.stage).toBeInViewport({ ratio: 0.9 })
  await editor.save.tap()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  expect((await storedTemplate(app, id)).elements.map(({ x }) => x)).toEqual([10, 10, 10])
})
