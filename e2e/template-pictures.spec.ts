import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, rectangle, saveElements } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  await startMatch(app, club)
})
test.afterAll(() => app.stop())

const RED = { backgroundColor: '#e01818' }
/** Where the red square stands, and where it is put; percent of the graphic. */
const [HERE, THERE] = [
  { x: 10, y: 10 },
  { x: 60, y: 60 },
]
const square = ({ x, y }: typeof HERE) => rectangle('red', x, y, { width: 20, height: 20, ...RED })

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choice = (page: Page, id: number) => page.locator(`label:has([value="${id}"])`)
const finished = (place: Locator) => place.locator('img[src^="blob:"]')

/** Whether the finished graphic is red in the middle of the square. */
async function redAt(place: Locator): Promise<{ here: boolean; there: boolean }> {
  return finished(place).evaluate(
    async (element, spots) => {
      const picture = element as HTMLImageElement
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
      const surface = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      surface.drawImage(picture, 0, 0)
      const isRed = ({ x, y }: { x: number; y: number }) => {
        const at = [((x + 10) / 100) * canvas.width, ((y + 10) / 100) * canvas.height] as const
        const [red = 0, green = 0, blue = 0] = surface.getImageData(...at, 1, 1).data
        return red > 180 && green < 80 && blue < 80
      }
      return { here: isRed(spots[0]), there: isRed(spots[1]) }
    },
    [HERE, THERE] as const,
  )
}

test('a card shows the finished graphic, as it was drawn before on a second visit, and anew after an edit', {
  tag: '@long',
}, async ({ page }) => {
  await addEditorTemplate(app, club, 'Czerwony kwadrat', [square(HERE)])
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/templates`)
  const shown = card(page, 'Czerwony kwadrat')
  await shown.scrollIntoViewIfNeeded()
  await expect(finished(shown)).toBeVisible()
  expect(await redAt(shown)).toEqual({ here: true, there: false })
  await expectAccessible(page)

  const drawnAt = await finished(shown).getAttribute('src')
  await page.getByRole('link', { name: 'Zawodnicy' }).click()
  await expect(shown).toHaveCount(0)
  await page.getByRole('link', { name: 'Szablony' }).click()
  await expect(finished(shown)).toHaveAttribute('src', drawnAt ?? '')

  await shown.getByRole('link', { name: 'Edytor elementów' }).click()
  const editor = new EditorPage(page)
  await editor.expectReady()
  await editor.click({ x: 240, y: 300 })
  await editor.fill('X (%)', String(THERE.x))
  await editor.fill('Y (%)', String(THERE.y))
  await editor.save.click()
  await expect(toast(page, 'Elementy szablonu zostały zaktualizowane')).toBeVisible()
  await page.getByRole('link', { name: 'Szablony' }).click()
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => redAt(shown)).toEqual({ here: false, there: true })
})

test('the finished graphic lies over the background exactly, so that nothing moves when it comes', async ({ page }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/templates`)
  const shown = card(page, 'Transmisja: gol').first()
  await shown.scrollIntoViewIfNeeded()
  await expect(finished(shown)).toBeVisible()
  const sizes = await shown
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => JSON.stringify(picture.getBoundingClientRect())))
  expect(new Set(sizes).size).toBe(1)
})

test('the picker on the line-up shows it too, and follows an edit by somebody else @phone', { tag: '@long' }, async ({
  page,
}) => {
  const id = await addEditorTemplate(app, club, 'Kwadrat składu', [square(HERE)], 'lineup')
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/lineup`)
  const shown = choice(page, id)
  await shown.scrollIntoViewIfNeeded()
  await expect(finished(shown)).toBeVisible()
  expect(await redAt(shown)).toEqual({ here: true, there: false })
  await saveElements(app, club, id, [square(THERE)])
  await expect.poll(() => redAt(shown)).toEqual({ here: false, there: true })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the picker draws what the device has', { tag: '@long' }, async ({ page, context }) => {
    const id = await addEditorTemplate(app, club, 'Kwadrat gola', [square(HERE)], 'goal')
    await signIn(page, app, ANNA)
    await page.goto(`${app.url}/scorer`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const shown = choice(page, id)
    await shown.scrollIntoViewIfNeeded()
    await expect(finished(shown)).toBeVisible()
    await page.reload()
    await shown.scrollIntoViewIfNeeded()
    await expect(finished(shown)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await shown.scrollIntoViewIfNeeded()
    await expect(finished(shown)).toBeVisible()
    expect(await redAt(shown)).toEqual({ here: true, there: false })
  })
})
