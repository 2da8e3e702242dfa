import { expect, type Page, test } from '@playwright/test'
import { ANNA, EWA, openClub, type RunningApp, startApp } from './app.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { addPlayer, openPlayers } from './squad.ts'

let app: RunningApp
let annasCookie: string

test.beforeEach(async () => {
  app = await startApp()
  annasCookie = await openClub(app, EWA)
})
test.afterEach(() => app.stop())

const teams = (page: Page) => page.getByRole('region', { name: 'Drużyny' })
const rows = (page: Page) => teams(page).getByRole('listitem')
const act = async (page: Page, team: string, action: string) => {
  await teams(page)
    .getByRole('button', { name: `Działania: ${team}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function openSettings(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/settings`)
  await expect(rows(page)).toHaveText(['Pierwsza drużyna'])
}

async function addTeam(page: Page, name: string): Promise<void> {
  await teams(page).getByRole('button', { name: 'Dodaj drużynę' }).click()
  await expect(page.getByLabel('Nazwa nowej drużyny')).toBeFocused()
  await page.getByLabel('Nazwa nowej drużyny').fill(name)
  await page.keyboard.press('Enter')
}

const makeTeam = async (name: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', cookie: annasCookie }
  const response = await fetch(`${app.url}/api/teams`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  return ((await response.json()) as { id: number }).id
}
const teamIdsOf = async (lastName: string) => {
  const players = (await (await fetch(`${app.url}/api/players`)).json()) as { lastName: string; teamIds: number[] }[]
  return players.find((player) => player.lastName === lastName)?.teamIds
}

test('teams are added, named, put in order and deleted in the settings', { tag: '@phone' }, async ({ page }) => {
  await openSettings(page)
  await expect(teams(page).getByText('Domyślna')).toHaveCount(0)
  await addTeam(page, 'Rezerwy')
  await expect(toast(page, 'Drużyna dodana')).toBeVisible()
  await expect(teams(page).getByRole('button', { name: 'Dodaj drużynę' })).toBeFocused()
  await addTeam(page, 'rezerwy')
  await expect(teams(page).getByText('Drużyna „rezerwy” już jest')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nazwa nowej drużyny').fill('Kobiety')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['Pierwsza drużynaDomyślna', 'Rezerwy', 'Kobiety'])

  await act(page, 'Kobiety', 'Wyżej')
  await expect(rows(page)).toHaveText(['Pierwsza drużynaDomyślna', 'Kobiety', 'Rezerwy'])
  await act(page, 'Kobiety', 'Ustaw jako domyślną')
  await expect(rows(page)).toHaveText(['Pierwsza drużyna', 'KobietyDomyślna', 'Rezerwy'])
  await act(page, 'Rezerwy', 'Zmień nazwę')
  await expect(page.getByLabel('Nowa nazwa: Rezerwy')).toBeFocused()
  await page.getByLabel('Nowa nazwa: Rezerwy').fill('Druga drużyna')
  await teams(page).getByRole('button', { name: 'Zapisz' }).click()
  await expect(teams(page).getByRole('button', { name: 'Działania: Druga drużyna' })).toBeFocused()
  await teams(page).getByRole('button', { name: 'Działania: Kobiety' }).click()
  await expect(page.getByRole('menuitem', { name: 'Niżej' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Usuń drużynę' }), 'the default one stays').toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await act(page, 'Druga drużyna', 'Usuń drużynę')
  await page.getByRole('dialog', { name: 'Usuń drużynę' }).getByRole('button', { name: 'Usuń' }).click()
  await expect(toast(page, 'Drużyna usunięta')).toBeVisible()
  await expect(rows(page)).toHaveText(['Pierwsza drużyna', 'KobietyDomyślna'])
})

test('a team that has matches stays, and it is said why', async ({ page }) => {
  const women = await makeTeam('Kobiety')
  const send = (path: string, body: object) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: annasCookie },
      body: JSON.stringify(body),
    })
  await send('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const match = { key: '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001', opponentId: 1, teamId: women }
  expect((await send('/api/matches', match)).status).toBe(201)
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/settings`)
  await act(page, 'Kobiety', 'Usuń drużynę')
  await page.getByRole('dialog', { name: 'Usuń drużynę' }).getByRole('button', { name: 'Usuń' }).click()
  await expect(toast(page, 'Błąd usuwania drużyny')).toContainText('Nie można usunąć drużyny, która ma mecze')
  await expect(rows(page)).toHaveCount(2)
})

test('with one team the players’ screen knows nothing of teams', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Jan', lastName: 'Kos', number: 9 })
  await openPlayers(page, app)
  await expect(page.getByText('Kos', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Drużyna')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edytuj zawodnika Jan Kos' }).click()
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Kos')
  await expect(page.getByText('Drużyny')).toHaveCount(0)
})

test('a player is put into two teams, and the list shows one team', { tag: '@phone' }, async ({ page }) => {
  const women = await makeTeam('Kobiety')
  await addPlayer(app, annasCookie, { firstName: 'Jan', lastName: 'Kos', number: 9 })
  await addPlayer(app, annasCookie, { firstName: 'Ewa', lastName: 'Lis', number: 8 })
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Lis' }).click()
  const form = page.getByRole('region', { name: 'Edytuj zawodnika' })
  await expect(form.getByLabel('Pierwsza drużyna')).toBeChecked()
  await form.getByLabel('Pierwsza drużyna').uncheck()
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(form.getByText('Drużyny: wybierz co najmniej jedną')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Pierwsza drużyna').check()
  await form.getByLabel('Kobiety').check()
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Zawodnik zaktualizowany')).toBeVisible()
  expect(await teamIdsOf('Lis')).toEqual([1, women])

  await page.getByLabel('Drużyna').selectOption('Kobiety')
  await expect(page.getByText('Lis', { exact: true })).toBeVisible()
  await expect(page.getByText('Kos', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dodaj zawodnika' }).click()
  await expect(page.getByLabel('Kobiety')).toBeChecked()
  await expect(page.getByLabel('Pierwsza drużyna')).not.toBeChecked()
  await page.getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Wklej listę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wklej listę zawodników: Kobiety' })
  await dialog.getByRole('textbox').fill('4 Ola Żuk')
  await dialog.getByRole('button', { name: 'Zapisz 1 zawodnika' }).click()
  await expect(toast(page, 'Kadra zapisana')).toBeVisible()
  expect(await teamIdsOf('Żuk')).toEqual([women])
})
