import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, rectangle, storedTemplate } from './editor-club.ts'
import { EditorPage, Fingers } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})

test.afterAll(() => app.stop())

async function open(page: Page, name: string, elements: object[]): Promise<[EditorPage, number]> {
  const id = await addEditorTemplate(app, club, name, elements)
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

const openAgain = async (page: Page, id: number) => EditorPage.open(page, app.url, id)

test('guides out of the rulers and a grid hold what comes near, and are there again the next time', {
  tag: '@long',
}, async ({ page }) => {
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

test('pictures that are dropped or pasted become elements; what is no picture is refused', { tag: '@long' }, async ({
  page,
}) => {
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
