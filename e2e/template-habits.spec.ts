import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
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

async function open(page: Page, name: string, elements: object[]): Promise<[EditorPage, number]> {
  const id = await addEditorTemplate(app, club, name, elements)
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

const openAgain = async (page: Page, id: number) => EditorPage.open(page, app.url, id)

test('guides out of the rulers and a grid hold what comes near, and are there again the next time', async ({
  page,
}) => {
  const [editor, id] = await open(page, 'Prowadnice', [rectangle('a', 5, 5)])
  const upright = page.getByRole('slider', { name: 'Prowadnica pionowa' })
  const level = page.getByRole('slider', { name: 'Prowadnica pozioma' })
  await editor.pullGuide('pionową', { x: 401, y: 900 })
  await upright.focus()
  const at = Number(await upright.getAttribute('aria-valuenow'))
  expect(Math.abs(at - 401), 'where it was let go').toBeLessThanOrEqual(2)
  for (let left = Math.abs(at - 400); left > 0; left--) await page.keyboard.press(at > 400 ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(upright).toHaveAttribute('aria-valuetext', '410 px')
  await editor.drag({ x: 120, y: 135 }, { x: 474, y: 700 }, { snaps: true })
  await editor.expectField('X (%)', '34,17')

  // By keyboard one more, in the middle.
  await editor.ruler('poziomą').focus()
  await page.keyboard.press('Enter')
  await expect(level).toBeFocused()
  await expect(level).toHaveAttribute('aria-valuetext', '750 px')
  await expectAccessible(page)

  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  await openAgain(page, id)
  await expect(upright).toHaveAttribute('aria-valuetext', '410 px')
  await level.focus()
  await page.keyboard.press('Delete')
  await expect(level).toHaveCount(0)

  // Back to its ruler, and it is gone; without it nothing holds.
  const ruler = await editor.ruler('pionową').boundingBox()
  const line = await editor.spot({ x: 410, y: 1200 })
  await page.mouse.move(line.x, line.y)
  await page.mouse.down()
  await page.mouse.move(ruler?.x ?? 0, line.y, { steps: 4 })
  await page.mouse.up()
  await expect(upright).toHaveCount(0)

  await page.getByRole('button', { name: 'Siatka' }).click()
  await page.getByRole('menuitemradio', { name: 'Co 10% (120 px)' }).click()
  await expect(page.getByTestId('grid')).toBeVisible()
  await openAgain(page, id)
  await expect(page.getByTestId('grid')).toBeVisible()
  await editor.drag({ x: 460, y: 700 }, { x: 417, y: 1000 }, { snaps: true })
  await editor.expectField('X (%)', '30')
})

test('a drag with Alt leaves the original and is one step', async ({ page }) => {
  const pair = [rectangle('a', 10, 10, { group: 'g' }), rectangle('b', 30, 10, { group: 'g' })]
  const [editor, id] = await open(page, 'Kopie', pair)
  await editor.drag({ x: 180, y: 210 }, { x: 180, y: 810 }, { copies: true })
  await editor.openTab('Elementy')
  await expect(editor.rows()).toHaveCount(4)
  await editor.expectSelected(2)
  await editor.tool('Cofnij').click()
  await expect(editor.rows()).toHaveCount(2)
  await expect(editor.tool('Cofnij')).toBeDisabled()
  await editor.tool('Ponów').click()
  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  const [a, b, copy, other] = (await storedTemplate(app, id)).elements
  expect([a, b]).toMatchObject([
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ])
  expect([Math.round(Number(copy?.y)), Math.round(Number(other?.y))]).toEqual([50, 50])
  expect(copy?.group).toBe(other?.group)
  expect(copy?.group).not.toBe('g')
})

test('with Space the pointer pushes the canvas, and neither page nor button takes the key', async ({ page }) => {
  const [editor] = await open(page, 'Spacja', [rectangle('a', 40, 40)])
  for (let steps = 0; steps < 5; steps++) await editor.tool('Powiększ').click()
  const level = page.getByRole('button', { name: /dopasuj do ekranu/ })
  await expect(level).toHaveText('305%')
  const scrolled = () => editor.workplace.evaluate((view) => [view.scrollLeft, view.scrollTop])
  const [left = 0, top = 0] = await scrolled()
  const view = await editor.workplace.boundingBox()
  const middle = { x: (view?.x ?? 0) + 300, y: (view?.y ?? 0) + 250 }
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Space')
  await expect(page.getByTestId('pan')).toHaveCSS('cursor', 'grab')
  await page.mouse.down()
  await page.mouse.move(middle.x + 80, middle.y + 60, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Space')
  await expect(page.getByTestId('pan')).toHaveCount(0)
  expect(await scrolled()).toEqual([left - 80, top - 60])
  await expect(level).toHaveText('305%')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await editor.expectSelected(0)

  // Reached by Tab, a button has its key back; words have theirs always.
  await editor.tool('Pomniejsz').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(level).not.toHaveText('305%')
  await editor.add('Tekst')
  await editor.openTab('Właściwości')
  await editor.field('Tekst').fill('')
  await page.mouse.move(middle.x, middle.y)
  await editor.field('Tekst').pressSequentially('a b')
  await expect(editor.field('Tekst')).toHaveValue('a b')
})

test('the menu of the right button is about what lies under it', async ({ page }) => {
  const [editor] = await open(page, 'Menu', [rectangle('a', 10, 10), rectangle('b', 15, 12), rectangle('c', 60, 60)])
  let menu = await editor.menuAt({ x: 270, y: 270 })
  await expect(menu.getByRole('menuitem', { name: 'Wklej' })).toBeDisabled()
  await expect(menu).toContainText('Ctrl+Shift+[')
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Na spód' }).click()
  await editor.click({ x: 200, y: 200 })
  await editor.expectField('X (%)', '10')

  // What is chosen already stays chosen together.
  await editor.click({ x: 760, y: 940 }, ['Shift'])
  menu = await editor.menuAt({ x: 760, y: 940 })
  await menu.getByRole('menuitem', { name: 'Grupuj' }).click()
  await editor.click({ x: 1100, y: 1400 })
  await editor.click({ x: 760, y: 940 })
  await editor.expectSelected(2)
  await (await editor.menuAt({ x: 760, y: 940 })).getByRole('menuitem', { name: 'Rozgrupuj' }).click()
  await editor.click({ x: 760, y: 940 })
  await editor.expectSelected(1)

  // By keyboard, on what is chosen.
  await editor.workplace.focus()
  await page.keyboard.press('Shift+F10')
  await expect(editor.menu).toBeVisible()
  await editor.menu.getByRole('menuitem', { name: 'Zablokuj' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Odblokuj: Prostokąt' })).toHaveCount(1)
  await page.keyboard.press('Control+Shift+L')
  await expect(page.getByRole('button', { name: 'Odblokuj: Prostokąt' })).toHaveCount(0)
  await (await editor.menuAt({ x: 760, y: 940 })).getByRole('menuitem', { name: 'Wytnij' }).click()
  await expect(editor.rows()).toHaveCount(2)

  // On the ground.
  menu = await editor.menuAt({ x: 1100, y: 1400 })
  await expect(menu.getByRole('menuitem')).toHaveCount(2)
  await menu.getByRole('menuitem', { name: 'Wklej' }).click()
  await expect(editor.rows()).toHaveCount(3)
  await (await editor.menuAt({ x: 1100, y: 1400 })).getByRole('menuitem', { name: 'Zaznacz wszystko' }).click()
  await editor.expectSelected(3)
})

test('a piece of the layout is hidden and restored by the menu, and has no copies', async ({ page }) => {
  const templates = (await (await fetch(`${app.url}/api/templates?type=result`)).json()) as Array<{ id: number }>
  await signIn(page, app, ANNA)
  const editor = await EditorPage.open(page, app.url, templates[0]?.id ?? 0)
  await editor.choose('Wynik')
  await editor.workplace.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await editor.workplace.focus()
  await page.keyboard.press('Shift+F10')
  await expect(editor.menu.getByRole('menuitem', { name: 'Kopiuj' })).toBeDisabled()
  await editor.menu.getByRole('menuitem', { name: 'Przywróć' }).click()
  await editor.openTab('Elementy')
  await expect(page.getByRole('button', { name: 'Przywróć: Wynik', exact: true })).toBeDisabled()
})

interface DroppedFile {
  name: string
  type: string
  bytes: number[]
}

/** As a hand from the desktop does it, or the clipboard of another program. */
async function give(page: Page, how: 'drop' | 'paste', at: { x: number; y: number }, files: DroppedFile[]) {
  await page.evaluate(
    ({ how, at, files }) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of files)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, clientX: at.x, clientY: at.y })
          : new ClipboardEvent('paste', { clipboardData: dataTransfer, bubbles: true, cancelable: true })
      const target = how === 'drop' ? document.elementFromPoint(at.x, at.y) : document.body
      target?.dispatchEvent(event)
    },
    { how, at, files },
  )
}

const picture = async (width: number, height: number): Promise<DroppedFile> => {
  const image = sharp({ create: { width, height, channels: 3, background: '#e91e63' } })
  return { name: 'logo.png', type: 'image/png', bytes: [...(await image.png().toBuffer())] }
}

test('pictures that are dropped or pasted become elements; what is no picture is refused', async ({ page }) => {
  const [editor, id] = await open(page, 'Upuszczone', [rectangle('a', 80, 80)])
  const files = [await picture(800, 400), await picture(100, 200)]
  await give(page, 'drop', await editor.spot({ x: 300, y: 300 }), files)
  await expect(editor.rows()).toHaveText(['Obraz', 'Obraz', 'Prostokąt'])
  await give(page, 'paste', { x: 0, y: 0 }, [await picture(60, 60)])
  await expect(editor.rows()).toHaveCount(4)
  await editor.expectSelected(1)

  const text = { name: 'opis.txt', type: 'text/plain', bytes: [65, 66] }
  await give(page, 'drop', await editor.spot({ x: 300, y: 300 }), [text])
  await expect(toast(page, 'Błąd wgrywania obrazu')).toContainText('Ten plik nie jest obrazem JPG, PNG ani WebP.')
  await give(page, 'paste', { x: 0, y: 0 }, [{ ...text, name: 'opis.png', type: 'image/png' }])
  await expect(toast(page, 'nie da się otworzyć jako obrazu')).toContainText('Błąd wgrywania obrazu')
  await expect(editor.rows()).toHaveCount(4)

  // Without a picture in the clipboard it is the elements that were copied here.
  await editor.workplace.focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(editor.rows()).toHaveCount(5)

  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  const [, wide, small, pasted] = (await storedTemplate(app, id)).elements
  const pixels = (element: typeof wide) => ({
    middle: [
      Math.round(((Number(element?.x) + Number(element?.width) / 2) * 1200) / 100),
      Math.round(((Number(element?.y) + Number(element?.height) / 2) * 1500) / 100),
    ],
    size: [Math.round(Number(element?.width) * 12), Math.round(Number(element?.height) * 15)],
  })
  expect(pixels(wide).size).toEqual([400, 200])
  expect(pixels(small).size).toEqual([100, 200])
  for (const [index, value] of pixels(wide).middle.entries()) expect(Math.abs(value - 300), `${index}`).toBeLessThan(3)
  expect(pixels(pasted).size).toEqual([60, 60])
  expect(Math.abs((pixels(pasted).middle[0] ?? 0) - 600)).toBeLessThan(60)
  expect(wide?.src).toMatch(/^\/files\/[0-9a-f]{64}\./)
})

test('elements are carried to another template in another tab, as they are in every format', async ({ page }) => {
  const story = { x: 5, y: 70, width: 40, height: 9 }
  const carried = [
    rectangle('a', 10, 10, { group: 'g', condition: 'home', formats: { story } }),
    rectangle('b', 30, 10, { group: 'g', under: true, name: 'Pasek' }),
  ]
  const [from] = await open(page, 'Skąd', carried)
  const target = await addEditorTemplate(app, club, 'Dokąd')
  // Copied on another canvas than the post, too, it is the whole element.
  await from.show('story')
  await from.workplace.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')

  const tab = await page.context().newPage()
  const editor = await EditorPage.open(tab, app.url, target)
  await editor.workplace.focus()
  await tab.keyboard.press('Control+v')
  await expect(editor.rows()).toHaveCount(2)
  await editor.save.click()
  await expect(toast(tab, 'Szablon zaktualizowany')).toBeVisible()
  const { elements } = await storedTemplate(app, target)
  const [a, b] = [elements.find(({ condition }) => condition), elements.find(({ name }) => name)]
  expect(a).toMatchObject({ x: 12, y: 12, condition: 'home', formats: { story: { ...story, x: 7, y: 72 } } })
  expect(b).toMatchObject({ x: 32, y: 12, under: true, name: 'Pasek', group: a?.group })
})

test('a long press opens the menu, and a drag after a wait does not', { tag: '@phone-only' }, async ({ page }) => {
  const [editor] = await open(page, 'Przytrzymanie', [rectangle('a', 40, 40, { width: 30, height: 20 })])
  await expect(editor.tool('Linijki')).toHaveAttribute('aria-pressed', 'false')
  const fingers = await Fingers.on(page)
  const at = await editor.spot({ x: 660, y: 750 })
  await fingers.longPress(at, () => editor.menu.waitFor())
  await expect(editor.menu).toBeInViewport({ ratio: 1 })
  await editor.menu.getByRole('menuitem', { name: 'Duplikuj' }).tap()
  await editor.openTab('Elementy')
  await expect(editor.rows()).toHaveCount(2)
  await fingers.drag(await editor.spot({ x: 660, y: 750 }), await editor.spot({ x: 660, y: 300 }))
  await expect(editor.menu).toHaveCount(0)
})
