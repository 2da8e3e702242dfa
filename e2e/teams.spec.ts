import { expect } from '@playwright/test'
import { openClub, type RunningApp } from './app.ts'
import { expectAccessible, toast } from './screen.ts'
import { addPlayer, openPlayers } from './squad.ts'
import { test } from './test.ts'

let app: RunningApp
let annasCookie: string

test.beforeEach(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})
test.afterEach(() => app.stop())

const makeTeam = async (name: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', cookie: annasCookie }
  const response = await fetch(`${app.url}/api/teams`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  return ((await response.json()) as { id: number }).id
}
const teamIdsOf = async (lastName: string) => {
  const players = (await (await fetch(`${app.url}/api/players`)).json()) as { lastName: string; teamIds: number[] }[]
  return players.find((player) => player.lastName === lastName)?.teamIds
}

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
