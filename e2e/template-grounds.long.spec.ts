import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, storedTemplate } from './editor-club.ts'
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

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Red on the left, blue on the right. */
async function twoHalves(): Promise<Buffer> {
  const left = await flat(600, 800, '#ff0000')
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const choosePicture = (field: Locator, buffer: Buffer) =>
  field.setInputFiles({ name: 'tlo.png', mimeType: 'image/png', buffer })

/** Of the graphic's middle. Pictures are stored with a loss, which a pure colour shows in its last digits. */
const middleColour = (painted: Locator) =>
  painted.evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const surface = canvas.getContext('2d') as CanvasRenderingContext2D
    const channels = [...surface.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data.subarray(0, 3)]
    const strong = channels.findIndex((channel) => channel > 250)
    return ['red', 'green', 'blue'][strong] ?? channels.join()
  })

/** Of the template as it was added. */
const PLAIN = '23,64,109'

test('a background of the template, one of a format alone, and the point of it that stays in sight', async ({
  page,
}) => {
  const id = await addEditorTemplate(app, club, 'Z tłem')
  await signIn(page, app, ANNA)
  const editor = await EditorPage.open(page, app.url, id)
  await page.getByRole('button', { name: /^Tło/ }).click()

  await choosePicture(page.getByLabel('Tło szablonu: wgraj plik'), await twoHalves())
  await expect.poll(() => middleColour(editor.painted)).not.toBe(PLAIN)
  await page.getByTestId('focus-point').click({ position: { x: 2, y: 30 } })
  await expect.poll(() => middleColour(editor.painted)).toBe('red')
  await editor.field('W poziomie (%)').fill('100')
  await editor.field('W poziomie (%)').blur()
  await expect.poll(() => middleColour(editor.painted)).toBe('blue')
  await expectAccessible(page)

  await editor.show('story')
  await choosePicture(page.getByLabel('Tło formatu Relacja: wgraj plik'), await flat(108, 192, '#00ff00'))
  await expect.poll(() => middleColour(editor.painted)).toBe('green')
  await editor.tool('Cofnij').click()
  await expect.poll(() => middleColour(editor.painted)).toBe('blue')
  await editor.tool('Ponów').click()
  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()

  const stored = await storedTemplate(app, id)
  expect(stored).toMatchObject({ focus: { x: 100 } })
  expect(Object.keys(stored.backgrounds)).toEqual(['story'])

  await page.reload()
  await editor.expectReady()
  await editor.show('story')
  await expect.poll(() => middleColour(editor.painted)).toBe('green')
  await page.getByRole('button', { name: /^Tło/ }).click()
  await page.getByRole('button', { name: 'Jak tło szablonu' }).click()
  await expect.poll(() => middleColour(editor.painted)).toBe('blue')
})

test('what leaves the graphic or is covered in a story is told of, and a press leads there', async ({ page }) => {
  const words = { type: 'text', id: 'hello', text: 'Do boju', x: 96, y: 40, width: 3, height: 5, fontSize: 60 }
  const low = { type: 'text', id: 'low', text: 'Na dole', x: 20, y: 40, width: 40, height: 5, fontSize: 60 }
  const formats = { story: { y: 92 } }
  const id = await addEditorTemplate(app, club, 'Z uwagami', [words, { ...low, formats }])
  await signIn(page, app, ANNA)
  const editor = await EditorPage.open(page, app.url, id)
  await page.getByRole('button', { name: '2 uwagi' }).click()
  const warnings = page.getByRole('dialog', { name: '2 uwagi' })
  await expect(warnings.getByRole('button', { name: /^Do boju tekst nie mieści się/ })).toBeVisible()
  await expectAccessible(page)
  await warnings.getByRole('button', { name: 'Na dole zasłonią to przyciski aplikacji Relacja' }).click()
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('story')
  await editor.fill('Y (%)', '50')
  await editor.choose('Do boju')
  await editor.show('portrait')
  await editor.fill('Szerokość (%)', '30')
  await editor.fill('X (%)', '40')
  await expect(page.getByRole('button', { name: /uwag/ })).toBeHidden()
})
