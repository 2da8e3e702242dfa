import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { makeFont } from '#server/testing/fonts/made-font.ts'
import { difference, softPixels } from '#server/testing/pixels.ts'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, storedTemplate } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())

const section = (page: Page) => page.getByRole('region', { name: 'Czcionki klubu' })
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name })
const remove = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `Usuń czcionkę: ${name}`, exact: true })

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${app.url}/admin/settings`)
  await expect(section(page).getByRole('button', { name: 'Dodaj czcionkę' })).toBeVisible()
}

const send = (page: Page, name: string, bytes: Buffer) =>
  section(page).getByLabel('Plik czcionki').setInputFiles({ name, mimeType: 'font/woff2', buffer: bytes })

async function addFonts(page: Page): Promise<void> {
  await openSettings(page)
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await send(page, 'herb.woff2', picture)
  await expect(toast(page, 'To nie jest czcionka WOFF2, TTF ani OTF')).toBeVisible()
  await send(page, 'Playfair.woff2', latinWoff2())
  await expect(row(page, 'Playfair Display Black')).toContainText('Brakuje w niej liter Ą Ć Ę Ł Ń Ś Ź Ż')
  await send(page, 'klocki.ttf', makeFont({ letters: 'KLOCI7', style: 'Gruba' }))
  await expect(row(page, 'Klocki Gruba')).toContainText('Zażółć gęślą jaźń 0123456789')
  await expectAccessible(page)
}

async function generated(page: Page, templateId: number): Promise<{ file: Buffer; atAddress: Buffer }> {
  const result = { isHalfTime: false, resultHomeScore: 2, resultAwayScore: 0, scorers: [], isHome: true }
  const chosen = { ...result, templateId, opponentId: club.opponentId }
  await saveSetting(app, club.cookie, 'result_settings_global', JSON.stringify(chosen))
  await page.goto(`${app.url}/result`)
  await page.getByRole('button', { name: 'Generuj grafikę wyniku' }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Pobierz/ }).click()
  const current = await fetch(`${app.url}/api/matches/current`, { headers: { cookie: club.cookie } })
  const { graphics } = (await current.json()) as { graphics: { url: string }[] }
  const answer = await fetch(`${app.url}${graphics[0]?.url}`)
  return { file: await readFile(await (await downloading).path()), atAddress: Buffer.from(await answer.arrayBuffer()) }
}

const hashOf = async (png: Buffer) =>
  createHash('sha256')
    .update(await sharp(png).ensureAlpha().raw().toBuffer())
    .digest('hex')

test('a font of the club’s own: added, chosen, and drawn alike by editor, file and server', async ({ page }) => {
  await signIn(page, app, ANNA)
  await addFonts(page)

  const text = { type: 'text', id: 't', text: 'Zażółć KLOCKI 7', x: 5, y: 5, width: 90, height: 20, fontSize: 120 }
  const id = await addEditorTemplate(app, club, 'Czcionka', [{ ...text, color: '#ffffff', fontWeight: 'bold' }])
  const editor = await EditorPage.open(page, app.url, id)
  await editor.click({ x: 600, y: 225 })
  await editor.openTab('Właściwości')
  const own = editor.field('Czcionka').locator('optgroup').first()
  await expect(own).toHaveAttribute('label', 'Czcionki klubu')
  await expect(own.locator('option')).toHaveText(['Klocki Gruba', 'Playfair Display Black'])
  const before = await editor.pixelHash()
  await editor.field('Czcionka').selectOption({ label: 'Playfair Display Black' })
  await expect.poll(() => editor.pixelHash()).not.toBe(before)
  await editor.save.click()
  await expect(toast(page, 'Elementy szablonu zostały zaktualizowane')).toBeVisible()
  expect((await storedTemplate(app, id)).elements[0]?.fontFamily).toMatch(/^club:[0-9a-f]{64}:708$/)

  const { file, atAddress } = await generated(page, id)
  await page.goto(`${app.url}/admin/template-editor/${id}`)
  await editor.expectReady()
  await page.getByLabel('Dane na podglądzie').selectOption('current')
  const made = await hashOf(file)
  await expect.poll(() => editor.pixelHash()).toBe(made)
  expect(difference(await softPixels(file), await softPixels(atAddress)).far).toBeLessThan(0.001)

  await openSettings(page)
  await remove(page, 'Playfair Display Black').click()
  await page.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Tej czcionki używają szablony: „Czcionka”')).toBeVisible()
  await remove(page, 'Klocki Gruba').click()
  await page.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Czcionka usunięta')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
})
