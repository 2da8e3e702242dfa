import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { dialog, expectAccessible, section, toast } from '#web/testing/hands.ts'
import { LiveStandIn } from '#web/testing/live-stand-in.ts'
import { openApp } from '#web/testing/open-app.tsx'

const nameField = () => page.getByLabelText('Nazwa', { exact: true })
const saveName = () => page.getByRole('button', { name: 'Zapisz nazwę' })
const saveCrest = () => page.getByRole('button', { name: 'Zapisz herb' })

async function openSettings(club = new ClubStandIn()): Promise<void> {
  openApp('/admin/settings', club)
  await expect.element(nameField()).toHaveValue('Orły Dębno')
}

test('a blank name cannot be saved, a new one is', async () => {
  const club = new ClubStandIn()
  await openSettings(club)
  await nameField().fill('   ')
  await expect.element(saveName()).toBeDisabled()
  await nameField().fill('KS Żółw Łódź')
  await saveName().click()
  await expect.element(toast('Ustawienia zostały zapisane')).toBeVisible()
  expect(club.settings.get('clubName')?.value).toBe('KS Żółw Łódź')
})

test('a name saved elsewhere in the meantime is not overwritten unasked', async () => {
  const club = new ClubStandIn()
  await openSettings(club)
  await nameField().fill('Moja')
  club.set('clubName', 'Tamta')
  await saveName().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('„Tamta” — Anna')
  await expectAccessible()
  await page.getByRole('button', { name: 'Zostaw tamtą' }).click()
  await expect.element(nameField()).toHaveValue('Tamta')

  await nameField().fill('Moja')
  club.set('clubName', 'Znów tamta')
  await saveName().click()
  await page.getByRole('button', { name: 'Zapisz moją' }).click()
  await expect.element(toast('Ustawienia zostały zapisane')).toBeVisible()
  expect(club.settings.get('clubName')?.value).toBe('Moja')
})

test('a file that is no picture is refused with the reason', async () => {
  await openSettings()
  const file = new File(['to nie jest obraz'], 'herb.png', { type: 'image/png' })
  await page.getByLabelText('Plik z herbem').upload(file)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tego pliku nie da się otworzyć jako obrazu')
  expect(dialog().query()).toBeNull()
  await expect.element(saveCrest()).toBeDisabled()
})

test('a crest that does not load gives way to the default one', async () => {
  const club = new ClubStandIn()
  club.set('clubLogo', 'data:image/png;base64,broken')
  openApp('/lineup', club)
  await expect.element(page.getByRole('banner')).toHaveTextContent('Orły Dębno')
  await expect.element(page.getByRole('banner').bySelector('img')).toHaveAttribute('src', '/default-crest.svg')
})

test('registration is switched off and on; the current state cannot be chosen again', async () => {
  const club = new ClubStandIn()
  club.set('disableRegistration', 'false')
  await openSettings(club)
  const on = page.getByRole('button', { name: 'Włączona', exact: true })
  const off = page.getByRole('button', { name: 'Wyłączona' })
  await expect.element(on).toBeDisabled()
  await off.click()
  await expect.element(toast('Ustawienia zostały zapisane')).toBeVisible()
  await expect.element(off).toBeDisabled()
  await expect.element(on).toBeEnabled()
  await on.click()
  await expect.element(on).toBeDisabled()
  await expect.element(off).toBeEnabled()
})

test('the server’s refusal, or its bare status, stands in the one toast', async () => {
  const club = new ClubStandIn()
  await openSettings(club)
  await nameField().fill('Nowa nazwa')
  club.refuse('POST /api/settings', 400, 'Za dużo liter')
  await saveName().click()
  await expect.element(toast('Nie udało się zapisać ustawień: Za dużo liter')).toBeVisible()
  club.refuse('POST /api/settings', 502, null)
  await saveName().click()
  await expect.element(toast('Nie udało się zapisać ustawień: Błąd HTTP: 502')).toBeVisible()
  await expect.element(page.bySelector('.mantine-Notification-root')).toHaveLength(1)
})

test('which formats a club makes is chosen, one at least, and saved at once', async () => {
  const club = new ClubStandIn()
  await openSettings(club)
  const box = (name: string) => section('Formaty grafik').getByRole('checkbox', { name })
  await expect.element(box('Post 4:5')).toBeChecked()
  await expect.element(box('Post 4:5'), { message: 'the last one stays' }).toBeDisabled()
  await box('Relacja').click({ force: true })
  await expect.element(toast('Ustawienia zostały zapisane')).toBeVisible()
  await expectAccessible()
  await box('Poziom 16:9').click({ force: true })
  await expect.element(box('Poziom 16:9')).toBeChecked()
  await box('Post 4:5').click({ force: true })
  await expect.element(box('Post 4:5')).not.toBeChecked()
  await expect.poll(() => JSON.parse(club.settings.get('graphicFormats')?.value ?? '[]')).toHaveLength(2)
  const setting = club.set('graphicFormats', '["portrait"]')
  LiveStandIn.tell('setting', { key: 'graphicFormats', setting })
  await expect.element(box('Relacja'), { message: 'as somebody else has saved it' }).not.toBeChecked()
})
