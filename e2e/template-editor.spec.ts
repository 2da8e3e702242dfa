import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { addEditorTemplate, addSecondAdmin, storedTemplate } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { expectAccessible, expectPath, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  await addSecondAdmin(app, club)
})

test.afterAll(() => app.stop())

const stored = (id: number) => storedTemplate(app, id)

async function open(page: Page, name: string, elements: object[] = []): Promise<[EditorPage, number]> {
  const id = await addEditorTemplate(app, club, name, elements)
  await signIn(page, app, ANNA)
  return [await EditorPage.open(page, app.url, id), id]
}

test.describe('the template editor', () => {
  test('builds a result template from nothing, and the graphic has the very pixels of the editor', async ({ page }) => {
    const [editor, id] = await open(page, 'Od zera')
    await expect(page.getByText('Szablon nie ma jeszcze elementów')).toBeVisible()
    for (const kind of ['Prostokąt', 'Koło', 'Linia', 'Obraz', 'Tekst', 'Dynamiczny']) await editor.add(kind)
    await expect(editor.rows()).toHaveText(['Gospodarze', 'Tekst przykładowy', 'Obraz', 'Linia', 'Koło', 'Prostokąt'])
    await expect(page.getByText('Szablon nie ma jeszcze elementów')).toHaveCount(0)

    // The dynamic one lies on top and becomes the score, large and in the middle.
    await editor.drag({ x: 240, y: 225 }, { x: 600, y: 450 }, { snaps: true })
    await editor.expectField('X (%)', '40')
    await editor.field('Dane').selectOption('score')
    await editor.fill('Rozmiar czcionki', '160')
    await editor.drag({ x: 720, y: 525 }, { x: 900, y: 650 })
    await expect(editor.field('Szerokość (%)')).not.toHaveValue('20')

    // The text under it is typed on the canvas.
    await editor.doubleClick({ x: 240, y: 170 })
    await page.getByRole('textbox', { name: 'Treść elementu' }).fill('Derby Żuław\nŁąka')
    await page.keyboard.press('Control+Enter')
    await editor.fill('Obrót (°)', '-6')
    await editor.field('Obrót (°)').blur()
    await editor.expectField('Obrót (°)', '354')
    await editor.fill('Obrót (°)', '375')
    await editor.fill('Rozmiar czcionki', '900')
    await expect(page.getByText('Dozwolone od 8 do 200, przyjęto 200')).toBeVisible()
    await editor.expectField('Rozmiar czcionki', '200')
    await expectAccessible(page)

    await editor.save.click()
    await expect(toast(page, 'Elementy szablonu zostały zaktualizowane')).toBeVisible()
    const { elements } = await stored(id)
    expect(elements).toHaveLength(6)
    expect(elements.find(({ type }) => type === 'text')).toMatchObject({ text: 'Derby Żuław\nŁąka', rotation: 15 })

    const goal = { id: 'g1', isOpponent: false, minute: "12'", playerId: Object.values(club.players)[0], score: '1:0' }
    await saveSetting(
      app,
      club.cookie,
      'result_settings_global',
      JSON.stringify({
        ...{ isHalfTime: false, resultHomeScore: 1, resultAwayScore: 0, scorers: [goal] },
        ...{ templateId: id, opponentId: club.opponentId, isHome: true },
      }),
    )
    const studio = await page.context().newPage()
    await studio.goto(`${app.url}/result`)
    await studio.getByRole('button', { name: 'Generuj grafikę wyniku' }).click()
    await expect(toast(studio, 'Grafika wygenerowana')).toBeVisible()
    // The file at hand is the browser's own; what is at the address was drawn by the server.
    const downloading = studio.waitForEvent('download')
    await studio.getByRole('button', { name: /^Pobierz/ }).click()
    const made = createHash('sha256')
      .update(
        await sharp(await (await downloading).path())
          .ensureAlpha()
          .raw()
          .toBuffer(),
      )
      .digest('hex')
    await page.bringToFront()
    await page.getByLabel('Dane na podglądzie').selectOption('current')
    await expect.poll(() => editor.pixelHash()).toBe(made)
  })

  test('nothing is lost: leaving asks, and a draft waits on another computer', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    const [editor, id] = await open(page, 'Szkic')
    await editor.add('Koło')
    await page.getByRole('link', { name: 'Anuluj' }).click()
    await expect(page.getByRole('dialog', { name: 'Niezapisane zmiany' })).toBeVisible()
    await page.getByRole('button', { name: 'Zostań w edytorze' }).click()
    await expect(page.getByText('szkic zachowany')).toBeVisible()

    const elsewhere = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
    await signIn(elsewhere, app, ANNA)
    const other = await EditorPage.open(elsewhere, app.url, id)
    await elsewhere.getByRole('button', { name: 'Wczytaj szkic' }).click()
    await expect(other.rows()).toHaveText(['Koło'])
    await elsewhere.getByRole('link', { name: 'Wstecz' }).click()
    await elsewhere.getByRole('button', { name: 'Zapisz i wyjdź' }).click()
    await expectPath(elsewhere, '/admin/templates')
    expect((await stored(id)).elements).toHaveLength(1)
    await elsewhere.context().close()
  })

  test('an upload becomes the picture of an element; faults are said', { tag: '@long' }, async ({ page }) => {
    const [editor, id] = await open(page, 'Obrazy')
    await editor.add('Obraz')
    await editor.openTab('Właściwości')
    const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#e91e63' } })
      .png()
      .toBuffer()
    await page.getByLabel('Obraz: wgraj plik').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('button', { name: 'Tło szablonu' })).toBeEnabled()
    await page.getByLabel('Obraz: wgraj plik').setInputFiles({
      name: 'opis.png',
      mimeType: 'image/png',
      buffer: Buffer.from('to nie obraz'),
    })
    await expect(page.getByRole('tabpanel')).toContainText(/nie|obraz/i)
    await page.route(`**/api/templates/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { message: 'Element 1: pole „x”' } })
        : route.continue(),
    )
    await editor.save.click()
    await expect(toast(page, 'Błąd aktualizacji szablonu')).toContainText('Element 1: pole „x”')
    await page.unroute(`**/api/templates/${id}`)
    await editor.save.click()
    await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
    const [image] = (await stored(id)).elements
    expect(image?.src).toMatch(/^\/files\/[0-9a-f]{64}\.(png|webp|jpg)$/)
    expect(image?.src).not.toBe((await stored(id)).background)

    for (const wrong of ['abc', '99999']) {
      await page.goto(`${app.url}/admin/template-editor/${wrong}`)
      await expect(page.getByRole('heading', { name: 'Błąd ładowania szablonu' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Powrót do listy szablonów' }).click()
    await expectPath(page, '/admin/templates')
  })
})
