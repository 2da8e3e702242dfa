import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { storedTemplate } from './editor-club.ts'
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

async function open(page: Page, type: string): Promise<[EditorPage, number]> {
  const all = (await (await fetch(`${app.url}/api/templates?type=${type}`)).json()) as Array<{
    id: number
    isDefault: boolean
  }>
  const id = all.find(({ isDefault }) => isDefault)?.id ?? 0
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

const row = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function downloaded(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Pobierz/ }).click()
  const pixels = await sharp(await (await downloading).path())
    .ensureAlpha()
    .raw()
    .toBuffer()
  return createHash('sha256').update(pixels).digest('hex')
}

test('a designer reaches every piece of the line-up, tunes the story alone, and the file is what the editor showed', {
  tag: '@long',
}, async ({ page }) => {
  const [editor, id] = await open(page, 'lineup')
  await editor.expectPainted()
  const untouched = await editor.pixelHash()

  // The pitch takes the eleven along.
  await editor.drag({ x: 600, y: 420 }, { x: 630, y: 450 })
  await editor.openTab('Właściwości')
  await expect(page.getByRole('heading', { name: 'Boisko' })).toBeVisible()
  await editor.field('Podłoże').selectOption('plain')
  await editor.choose('Jedenastka')
  await editor.field('Zdjęcia zawodników').selectOption('shield')
  await editor.choose('Nagłówek')
  await editor.field('Wielkość liter (%)').fill('60')
  await editor.field('Wielkość liter (%)').blur()
  await editor.openTab('Elementy')
  await row(page, 'Ukryj: Data i rozgrywki').click()
  await expectAccessible(page)

  await editor.show('story')
  const story = await editor.pixelHash()
  await editor.choose('Nazwa gospodarzy')
  await page.getByRole('region', { name: 'Obszar roboczy szablonu' }).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => editor.pixelHash()).not.toBe(story)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Elementy szablonu zostały zaktualizowane')).toBeVisible()
  const { pieces, elements } = await storedTemplate(app, id)
  expect(elements).toEqual([])
  expect(Object.keys(pieces).sort()).toEqual(['date', 'heading', 'home-name', 'pitch', 'players'])
  expect(pieces).toMatchObject({
    date: { shared: { hidden: true } },
    heading: { shared: { fontScale: 60 } },
    pitch: { shared: { ground: 'plain' }, formats: { portrait: { x: expect.any(Number) } } },
    players: { shared: { mark: 'shield' } },
    'home-name': { formats: { story: { y: expect.any(Number) } } },
  })
  expect(Object.keys(pieces['home-name']?.formats ?? {})).toEqual(['story'])

  const studio = await page.context().newPage()
  await studio.goto(`${app.url}/lineup`)
  await studio.getByRole('button', { name: 'Generuj grafikę składu' }).click()
  await expect(toast(studio, 'Grafika wygenerowana')).toBeVisible()
  const made = await downloaded(studio)
  await page.bringToFront()
  await editor.show('portrait')
  await page.getByLabel('Dane na podglądzie').selectOption('current')
  await expect.poll(() => editor.pixelHash()).toBe(made)

  // One piece, then all of them, follow the look again.
  await page.getByLabel('Dane na podglądzie').selectOption('home')
  await editor.openTab('Elementy')
  await row(page, 'Przywróć: Boisko').click()
  await page.getByRole('button', { name: 'Przywróć cały układ' }).click()
  await expect.poll(() => editor.pixelHash()).toBe(untouched)
  await page.getByRole('tab', { name: 'Elementy' }).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.pixelHash()).not.toBe(untouched)
})

test('a dynamic element begins where its piece stood, says what it replaces, and hides the datum with itself', async ({
  page,
}) => {
  const [editor] = await open(page, 'result')
  await editor.expectPainted()
  await editor.add('Dynamiczny')
  await expect(editor.rows().first()).toContainText('zamiast: Nazwa gospodarzy')
  await editor.expectField('Dane', 'home_team')
  await editor.field('Dane').selectOption('score')
  await editor.openTab('Elementy')
  await expect(editor.rows().first()).toContainText('zamiast: Wynik')
  await expect(row(page, 'Nazwa gospodarzy')).toBeVisible()
  await row(page, 'Ukryj: Wynik').click()
  await expect(row(page, 'Pokaż: Wynik')).toBeVisible()
  await page.getByRole('switch', { name: 'Bez układu' }).click()
  await expect(editor.rows()).toHaveCount(1)
})
