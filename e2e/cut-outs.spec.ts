import { expect, test } from '@playwright/test'
import { openClub, type RunningApp, startApp } from './app.ts'
import { addPhotographed, CORNER, CutOutPage, FACE, portrait, storedOpacity } from './cut-out-page.ts'
import { expectAccessible, forbiddenTries, isPhone, toast } from './screen.ts'
import { openPlayers, photo, storedPlayer } from './squad.ts'

let app: RunningApp
let annasCookie: string
test.beforeEach(async () => {
  app = await startApp()
  annasCookie = await openClub(app)
})
test.afterEach(() => app.stop())

interface WithCutouts {
  lineupImage: string
  lineupCutout: string | null
  scorerCutout: string | null
}
const stored = async (lastName: string) => (await storedPlayer(app, lastName)) as unknown as WithCutouts

test('a background is cut off, mended by brush, and the cut-out stays', { tag: '@phone' }, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Collins', number: 7, photo: await portrait() })
  const forbidden = await forbiddenTries(page)
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
  await page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
  const cutOut = new CutOutPage(page)
  await cutOut.isReady()
  expect(await cutOut.opacityAt(CORNER)).toBe(0)
  await expectAccessible(page)

  const paint = isPhone() ? cutOut.paintByFinger.bind(cutOut) : cutOut.paint.bind(cutOut)
  await paint({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)
  await cutOut.button('Cofnij').click()
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(255)
  await expect(cutOut.button('Cofnij')).toBeDisabled()
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)
  await page.keyboard.press('Control+Z')
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(255)

  await cutOut.choose('Dodaj')
  await cutOut.choose('Zdjęcie')
  await paint({ x: 0.94, y: 0.03 }, CORNER)
  await expect.poll(() => cutOut.opacityAt(CORNER)).toBe(255)
  await cutOut.button('Cofnij').click()
  await expect.poll(() => cutOut.opacityAt(CORNER)).toBe(0)
  await cutOut.choose('Klub')
  await expectAccessible(page)

  if (isPhone()) {
    const before = await cutOut.stage.locator('canvas').boundingBox()
    await cutOut.pinch(FACE, 60, 150)
    const after = await cutOut.stage.locator('canvas').boundingBox()
    expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(2.5, 1)
    await expect(cutOut.button('Cofnij'), 'two fingers paint nothing').toBeDisabled()
  }
  await cutOut.button('Zapisz wycięcie').click()
  await expect(toast(page, 'Wycięcie zapisane')).toBeVisible()
  await expect(cutOut.dialog).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
  await expect(page.getByRole('img', { name: 'Wycięcie: zdjęcie do składu' })).toBeVisible()
  await expectAccessible(page)
  const { lineupCutout } = await stored('Collins')
  const opacity = await storedOpacity(app, lineupCutout ?? '')
  expect([opacity.at({ x: 0.01, y: 0.01 }), opacity.at({ x: 0.45, y: 0.3 })]).toEqual([0, 255])
  expect(opacity.height, 'trimmed').toBeLessThan(512)

  await page.getByRole('button', { name: 'Popraw wycięcie: zdjęcie do składu' }).click()
  await cutOut.button('Usuń wycięcie').click()
  await expect(cutOut.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' })).toBeVisible()
  expect(await stored('Collins')).toMatchObject({ lineupCutout: null })
  expect(forbidden).toEqual([])
})

test('a photo without anybody in it is told so in words', async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Nikt', number: 1, photo: (await photo('a.jpg')).buffer })
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Nikt' }).click()
  await page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
  const { dialog } = new CutOutPage(page)
  await expect(dialog.getByText('nie udało się znaleźć żadnej osoby')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('button', { name: 'Zapisz wycięcie' })).toBeDisabled()
  await expectAccessible(page)
})

test('a line that goes silent while a cut-out is saved is told, and what was painted is saved the second time', async ({
  page,
}) => {
  await addPhotographed(app, annasCookie, { lastName: 'Collins', number: 7, photo: await portrait() })
  await page.clock.install()
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
  await page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
  const cutOut = new CutOutPage(page)
  await cutOut.isReady()
  await cutOut.paint({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)
  const asked = page.waitForRequest('**/api/players/*/cutouts/*')
  await page.route('**/api/players/*/cutouts/*', () => undefined)
  await cutOut.button('Zapisz wycięcie').click()
  await asked
  await page.clock.fastForward(31_000)
  await expect(cutOut.dialog.getByRole('alert')).toContainText('Brak połączenia z serwerem')
  await expectAccessible(page)

  await page.unrouteAll()
  // The lists may stay silent: what is stored is stored.
  await page.route('**/api/players', () => undefined)
  await cutOut.button('Zapisz wycięcie').click()
  await expect(toast(page, 'Wycięcie zapisane')).toBeVisible()
  await expect(cutOut.dialog).toBeHidden()
  const opacity = await storedOpacity(app, (await stored('Collins')).lineupCutout ?? '')
  expect(opacity.at({ x: 0.44, y: 0.232 }), 'as it was painted').toBe(0)
})

test('many are cut out in one go, and each is accepted, mended or left', { tag: '@phone' }, async ({ page }) => {
  const picture = await portrait()
  await addPhotographed(app, annasCookie, { lastName: 'Bąk', number: 1, photo: picture, scorerPhoto: picture })
  await addPhotographed(app, annasCookie, { lastName: 'Cis', number: 2, photo: picture })
  await addPhotographed(app, annasCookie, { lastName: 'Dąb', number: 4, photo: picture })
  await addPhotographed(app, annasCookie, { lastName: 'Nikt', number: 3, photo: (await photo('a.jpg')).buffer })
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Wytnij tło wszystkim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wytnij tło wszystkim' })
  await expect(dialog.getByText('Do wycięcia: 5 zdjęć')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zacznij wycinać' }).click()
  const card = (name: string) => dialog.getByRole('listitem', { name })
  await expect(card('Ewa Bąk, zdjęcie do składu').getByRole('img')).toBeVisible({ timeout: 60_000 })
  await card('Ewa Bąk, zdjęcie do składu').getByRole('button', { name: 'Zapisz wycięcie: Ewa Bąk' }).click()
  await expect(card('Ewa Bąk, zdjęcie do składu').getByText('Zapisano')).toBeVisible()

  await expect(dialog.getByText('Wycięto 5 z 5, zapisano 1')).toBeVisible({ timeout: 60_000 })
  await expect(card('Ewa Nikt').getByText('Na tym zdjęciu nie widać nikogo')).toBeVisible()
  await expectAccessible(page)
  await card('Ewa Bąk, zdjęcie strzelca').getByRole('button', { name: 'Pomiń: Ewa Bąk' }).click()
  await expect(card('Ewa Bąk, zdjęcie strzelca').getByText('Pominięto')).toBeVisible()

  await card('Ewa Dąb').getByRole('button', { name: 'Popraw: Ewa Dąb' }).click()
  const mending = new CutOutPage(page)
  await mending.isReady()
  await mending.paint({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => mending.opacityAt(FACE)).toBe(0)
  await mending.button('Zapisz wycięcie').click()
  await expect(mending.dialog).toBeHidden()
  await expect(card('Ewa Dąb').getByText('Zapisano')).toBeVisible()

  await page.route('**/api/players/*/cutouts/*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Za mało miejsca na dysku' } }),
  )
  await card('Ewa Cis').getByRole('button', { name: 'Zapisz wycięcie: Ewa Cis' }).click()
  await expect(card('Ewa Cis').getByRole('alert')).toHaveText('Za mało miejsca na dysku')
  await page.unrouteAll()
  await card('Ewa Cis').getByRole('button', { name: 'Spróbuj ponownie: Ewa Cis' }).click()
  await expect(card('Ewa Cis').getByText('Zapisano')).toBeVisible()
  await dialog.getByRole('button', { name: 'Gotowe', exact: true }).click()

  expect(await stored('Bąk')).toMatchObject({ lineupCutout: expect.any(String), scorerCutout: null })
  expect(await stored('Cis')).toMatchObject({ lineupCutout: expect.any(String) })
  const mended = await storedOpacity(app, (await stored('Dąb')).lineupCutout ?? '')
  expect(mended.at({ x: 0.44, y: 0.232 }), 'as it was mended').toBe(0)
  await page.getByRole('button', { name: 'Wytnij tło wszystkim' }).click()
  await expect(dialog.getByText('Do wycięcia: 2 zdjęcia')).toBeVisible()
})
