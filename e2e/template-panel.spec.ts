import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, rectangle } from './editor-club.ts'
import { EditorPage, Fingers } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { signIn } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())

const box = (name: string, y: number) => rectangle(name, 10, y, { name })

async function open(page: Page, elements: object[]): Promise<[EditorPage, number]> {
  const id = await addEditorTemplate(app, club, 'Panel', elements)
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

const handle = (page: Page, label: string) => page.getByRole('button', { name: `Zmień kolejność: ${label}` })
const names = (editor: EditorPage) => editor.rows().locator('button[aria-pressed]').allTextContents()

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the screen')
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}

test('on touch a row is dragged by its handle, and a long list scrolls under the finger', {
  tag: '@phone-only',
}, async ({ page }) => {
  const labels = Array.from({ length: 14 }, (_, index) => `Pole ${index + 1}`)
  const [editor] = await open(
    page,
    labels.map((label, index) => box(label, index * 5)),
  )
  const fingers = await Fingers.on(page)
  await editor.openTab('Elementy')
  await editor
    .rows()
    .nth(6)
    .evaluate((row) => row.scrollIntoView({ block: 'end' }))
  await fingers.drag(await middle(handle(page, 'Pole 14')), await middle(handle(page, 'Pole 12')))
  await expect.poll(() => names(editor)).toEqual(['Pole 13', 'Pole 14', ...labels.slice(0, 12).reverse()])

  const start = await middle(handle(page, 'Pole 14'))
  const height = page.viewportSize()?.height ?? 0
  await fingers.hold(start, { x: start.x, y: height - 6 })
  await expect(editor.rows().last()).toHaveAttribute('data-landing', 'after')
  await fingers.letGo()
  await expect.poll(async () => (await names(editor)).at(-1)).toBe('Pole 14')
})
