import { expect, type Page } from '@playwright/test'
import { ANNA, openClub, type RunningApp, saveSetting } from './app.ts'
import { addEditorTemplate, rectangle } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { signIn } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let cookie: string
test.beforeAll(async () => {
  ;({ app, cookie } = await openClub())
})
test.afterAll(() => app.stop())

const samples = (page: Page) => page.getByLabel('Dane na podglądzie')
const labels = (page: Page) => samples(page).locator('option').allTextContents()

const MADE_UP = ['U siebie', 'Na wyjeździe', 'Najdłuższe nazwy', 'Bez zdjęć', 'Bez goli', 'Wiele goli']

test('a designer looks at a template with other data, and the current match is offered once there is one', async ({
  page,
}) => {
  const id = await addEditorTemplate(app, { cookie }, 'Dane', [rectangle('away', 10, 10, { condition: 'away' })])
  await signIn(page, app, ANNA)
  const editor = await EditorPage.open(page, app.url, id)
  expect(await labels(page)).toEqual(MADE_UP)
  const atHome = await editor.pixelHash()
  await samples(page).selectOption('Na wyjeździe')
  await expect.poll(() => editor.pixelHash()).not.toBe(atHome)
  await samples(page).selectOption('Bez goli')
  await expect.poll(() => editor.pixelHash()).toBe(atHome)
  await expect(editor.tool('Cofnij')).toBeDisabled()

  const match = { positions: [], benchPlayers: [], isHome: false, opponentId: null, templateId: null, matchDate: null }
  await saveSetting(app, cookie, 'lineup_positions_global', JSON.stringify(match))
  await expect.poll(() => labels(page)).toEqual([...MADE_UP, 'Aktualny mecz'])
  await samples(page).selectOption('Aktualny mecz')
  await expect.poll(() => editor.pixelHash()).not.toBe(atHome)
})
