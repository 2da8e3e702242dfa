import { expect, type Locator, type Page, test } from '@playwright/test'
import { ANNA, type RunningApp, startApp } from './app.ts'
import { addEditorTemplate, rectangle, storedTemplate } from './editor-club.ts'
import { EditorPage, Fingers } from './editor-page.ts'
import { type GoalClub, openGoalClub } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  app = await startApp()
  club = await openGoalClub(app)
})
test.afterAll(() => app.stop())

const text = (id: string, y: number, more: object = {}) => ({
  ...{ type: 'text', id, text: id, name: id, x: 10, y, width: 40, height: 8, fontSize: 40 },
  ...more,
})
const box = (name: string, y: number) => rectangle(name, 10, y, { name })

async function open(page: Page, elements: object[]): Promise<[EditorPage, number]> {
  const id = await addEditorTemplate(app, club, 'Panel', elements)
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

/** Each journey on a template of its own: another's draft would be offered. */
async function openResult(page: Page, which: number): Promise<EditorPage> {
  const all = (await (await fetch(`${app.url}/api/templates?type=result`)).json()) as Array<{ id: number }>
  await signIn(page, app, ANNA)
  return EditorPage.open(page, app.url, all[which]?.id ?? 0)
}

const handle = (page: Page, label: string) => page.getByRole('button', { name: `Zmień kolejność: ${label}` })
const names = (editor: EditorPage) => editor.rows().locator('button[aria-pressed]').allTextContents()

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the screen')
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}

async function chooseAll(editor: EditorPage, ...labels: string[]): Promise<void> {
  await editor.openTab('Elementy')
  for (const [index, name] of labels.entries()) {
    const row = editor.rows().getByRole('button', { name, exact: true })
    await row.click(index > 0 ? { modifiers: ['Shift'] } : {})
  }
  await editor.openTab('Właściwości')
}

test('rows are dragged by their handles, alone or with those that are chosen, and it is one step', async ({ page }) => {
  const [editor, id] = await open(page, [box('A', 10), box('B', 20), box('C', 30), box('D', 40)])
  expect(await names(editor)).toEqual(['D', 'C', 'B', 'A'])

  const from = await middle(handle(page, 'A'))
  const first = await middle(handle(page, 'D'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y - 8, { steps: 5 })
  await expect(editor.rows().first()).toHaveAttribute('data-landing', 'before')
  await page.mouse.up()
  expect(await names(editor)).toEqual(['A', 'D', 'C', 'B'])
  await expect(editor.rows().first()).not.toHaveAttribute('data-landing')

  // Escape lets go of it where it was.
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 40, { steps: 5 })
  await expect(editor.rows().last()).toHaveAttribute('data-landing', 'after')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await names(editor)).toEqual(['A', 'D', 'C', 'B'])

  await editor.rows().getByRole('button', { name: 'A', exact: true }).click()
  await editor
    .rows()
    .getByRole('button', { name: 'C', exact: true })
    .click({ modifiers: ['Shift'] })
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 40, { steps: 5 })
  await page.mouse.up()
  expect(await names(editor)).toEqual(['D', 'B', 'A', 'C'])
  await editor.tool('Cofnij').click()
  expect(await names(editor)).toEqual(['A', 'D', 'C', 'B'])

  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  const stored = (await storedTemplate(app, id)).elements
  const layers = [...stored].sort((one, other) => Number(one.zIndex) - Number(other.zIndex))
  expect(layers.map(({ name }) => name)).toEqual(['B', 'C', 'D', 'A'])
})

test('by keyboard a row goes up and down with its handle, keeps the focus, and it is said where it is', async ({
  page,
}) => {
  const editor = await openResult(page, 0)
  await editor.add('Prostokąt')
  const own = handle(page, 'Prostokąt')
  await own.focus()
  const count = await editor.rows().count()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect((await names(editor))[2]).toBe('Prostokąt')
  await expect(own).toBeFocused()
  await expect(page.getByText(`Prostokąt, warstwa 3 z ${count} od góry`)).toBeAttached()
  // What is chosen on the canvas stays where it is.
  await editor.expectField('X (%)', '10')
  await editor.openTab('Elementy')
  await own.focus()
  await page.keyboard.press('Control+z')
  expect((await names(editor))[1]).toBe('Prostokąt')
  for (let step = 2; step < count; step++) await page.keyboard.press('ArrowDown')
  expect((await names(editor)).at(-1)).toBe('Prostokąt')
  await expectAccessible(page)
})

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

test('places and sizes are read and written in percent or in pixels of the format', async ({ page }) => {
  const [editor, id] = await open(page, [rectangle('a', 10, 20)])
  await editor.click({ x: 180, y: 360 })
  await editor.expectField('X (%)', '10')
  await editor.fill('X (%)', '300px')
  await editor.expectField('X (%)', '25')
  await page.getByText('px', { exact: true }).click()
  await editor.expectField('X (px)', '300')
  await editor.expectField('Wysokość (px)', '120')
  await editor.fill('Y (px)', '450')
  await editor.fill('Szerokość (px)', '12,5%')
  await editor.expectField('Szerokość (px)', '150')
  await editor.fill('X (px)', '5000')
  await expect(page.getByText('Dozwolone od 0 do 1200, przyjęto 1200')).toBeVisible()
  await editor.fill('X (px)', '300')
  await editor.field('X (px)').focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowDown')
  await editor.expectField('X (px)', '309')

  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  expect((await storedTemplate(app, id)).elements[0]).toMatchObject({ x: 25.75, y: 30, width: 12.5, height: 8 })
  await page.reload()
  await editor.expectReady()
  await editor.click({ x: 380, y: 500 })
  await editor.show('story')
  await editor.openTab('Właściwości')
  await expect(editor.field('X (px)')).toBeVisible()
})

test('several things are set at once: what they share, in one step, past what is locked', async ({ page }) => {
  const [editor, id] = await open(page, [
    text('Jeden', 10, { color: '#ff0000' }),
    text('Dwa', 30, { color: '#00ff00', fontSize: 60, italic: true }),
    text('Trzy', 50, { color: '#0000ff', locked: true }),
    rectangle('kwadrat', 60, 60, { name: 'Kwadrat' }),
  ])
  await chooseAll(editor, 'Jeden', 'Dwa', 'Trzy')
  await expect(page.getByRole('heading', { name: 'Zaznaczone elementy: 3' })).toBeVisible()
  await expect(page.getByText('w tym zablokowane: 1')).toBeVisible()
  await expect(editor.field('Kolor tekstu')).toHaveValue('')
  await expect(editor.field('Kolor tekstu')).toHaveAttribute('placeholder', 'różne')
  await expect(editor.field('Rozmiar czcionki')).toHaveAttribute('placeholder', 'różne')
  await expect(editor.field('Czcionka')).toHaveValue('Arial')
  await expect(editor.field('Tekst')).toHaveCount(0)
  await expectAccessible(page)

  await editor.fill('Kolor tekstu', '#123456ff')
  await editor.fill('Rozmiar czcionki', '72')
  await editor.field('Czcionka').selectOption('Georgia')
  await page.getByRole('switch', { name: 'Kursywa' }).click()
  await editor.expectField('Rozmiar czcionki', '72')
  await page.keyboard.press('Escape')
  await editor.tool('Cofnij').click()
  await expect(page.getByText('różne', { exact: true })).toBeVisible()
  await editor.tool('Ponów').click()

  await chooseAll(editor, 'Jeden', 'Kwadrat')
  await editor.fill('Kolor', '#ffffffff')
  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  const all = { color: '#123456', fontSize: 72, fontFamily: 'Georgia', italic: true }
  expect((await storedTemplate(app, id)).elements).toMatchObject([
    { ...all, backgroundColor: '#ffffff' },
    { ...all, backgroundColor: 'transparent' },
    { color: '#0000ff', fontSize: 40, fontFamily: 'Arial' },
    { backgroundColor: '#ffffff' },
  ])
})

test('pieces of the layout and own texts take one colour and one size of letters together', async ({ page }) => {
  const editor = await openResult(page, 1)
  await editor.add('Tekst')
  await chooseAll(editor, 'Wynik', 'Nazwa gości', 'Tekst przykładowy')
  const before = await editor.pixelHash()
  await editor.fill('Rozmiar czcionki', '90')
  await editor.fill('Kolor tekstu', '#ffcc00ff')
  await expect.poll(() => editor.pixelHash()).not.toBe(before)
  await editor.choose('Wynik')
  await editor.expectField('Kolor tekstu', '#ffcc00ff')
  await expect(editor.field('Wielkość liter (%)')).not.toHaveValue('100')
  await editor.tool('Cofnij').click()
  await editor.tool('Cofnij').click()
  await expect.poll(() => editor.pixelHash()).toBe(before)
})

test('on a tablet the save button is in reach however far the panel is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 })
  const editor = await openResult(page, 2)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(editor.tool('Zapisz')).toBeInViewport({ ratio: 1 })
  await expect(editor.stage).toBeInViewport({ ratio: 0.9 })
  const at = await middle(editor.tool('Zapisz'))
  await page.mouse.click(at.x, at.y)
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
})

test('words typed on the canvas look as they will be drawn', async ({ page }) => {
  const finish = { letterCase: 'upper', letterSpacing: 20, italic: true, lineHeight: 1.5 }
  const [editor] = await open(page, [text('derby', 20, finish)])
  await editor.doubleClick({ x: 300, y: 360 })
  const field = page.getByLabel('Treść elementu')
  await expect(field).toHaveCSS('text-transform', 'uppercase')
  await expect(field).toHaveCSS('font-style', 'italic')
  const [spacing, size] = await field.evaluate((node) => {
    const style = getComputedStyle(node)
    return [Number.parseFloat(style.letterSpacing), Number.parseFloat(style.fontSize)]
  })
  expect((spacing ?? 0) / (size ?? 1)).toBeCloseTo(0.5, 2)
  await field.fill('pogoń')
  await page.keyboard.press('Control+Enter')
  await editor.expectField('Tekst', 'pogoń')
})
