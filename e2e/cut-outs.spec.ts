import { expect, type Page } from '@playwright/test'
import { openClub, type RunningApp } from './app.ts'
import { addPhotographed, CORNER, CutOutPage, FACE, portrait, storedOpacity, studioPortrait } from './cut-out-page.ts'
import { expectAccessible, forbiddenTries, isPhone, toast } from './screen.ts'
import { openPlayers, photo, storedPlayer } from './squad.ts'
import { test } from './test.ts'

let app: RunningApp
let annasCookie: string
test.beforeEach(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})
test.afterEach(() => app.stop())

interface WithCutouts {
  lineupImage: string
  lineupCutout: string | null
  scorerCutout: string | null
}
const paintIn = (cutOut: CutOutPage) => (isPhone() ? cutOut.paintByFinger.bind(cutOut) : cutOut.paint.bind(cutOut))
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

  const paint = paintIn(cutOut)
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

/** Opens the dialog of the player's photo; `action` is what its button says. */
async function openCutOut(page: Page, lastName: string, action = 'Wytnij tło'): Promise<CutOutPage> {
  await openPlayers(page, app)
  await page.getByRole('button', { name: `Edytuj zawodnika Ewa ${lastName}` }).click()
  await page.getByRole('button', { name: `${action}: zdjęcie do składu` }).click()
  return new CutOutPage(page)
}

test('where nobody is found the person is painted in, and that is saved', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await addPhotographed(app, annasCookie, { lastName: 'Nikt', number: 1, photo: (await photo('a.jpg')).buffer })
  const cutOut = await openCutOut(page, 'Nikt')
  await expect(cutOut.dialog.getByText('Nie widać tu nikogo. Zamaluj postać')).toBeVisible()
  await expect(cutOut.button('Zapisz wycięcie')).toBeDisabled()
  await expectAccessible(page)
  const middle = { x: 0.5, y: 0.5 }
  expect(await cutOut.opacityAt(middle)).toBe(0)
  await paintIn(cutOut)({ x: 0.4, y: 0.5 }, { x: 0.6, y: 0.5 })
  await expect.poll(() => cutOut.opacityAt(middle)).toBe(255)
  await cutOut.button('Zapisz wycięcie').click()
  await expect(toast(page, 'Wycięcie zapisane')).toBeVisible()
  const opacity = await storedOpacity(app, (await stored('Nikt')).lineupCutout ?? '')
  expect([opacity.at(middle), opacity.at({ x: 0, y: 0 })]).toEqual([255, 0])
})

test('a photo that has no background keeps its own transparency, and can be brushed and cut all the same', {
  tag: ['@phone-only', '@long'],
}, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Studio', number: 9, photo: await studioPortrait() })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const cutOut = await openCutOut(page, 'Studio')
  await expect(cutOut.dialog.getByText('To zdjęcie nie ma już tła')).toBeVisible()
  expect(
    asked.filter((path) => path.endsWith('.tflite')),
    'the network is not even loaded',
  ).toEqual([])
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(255)
  const flag = { x: 0.1, y: 0.5 }
  expect([await cutOut.opacityAt(flag), await cutOut.opacityAt({ x: 0.02, y: 0.02 })]).toEqual([255, 0])
  await expectAccessible(page)
  const paint = paintIn(cutOut)
  await paint({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)

  await cutOut.button('Wytnij od nowa').click()
  await expect.poll(() => cutOut.opacityAt(flag), { message: 'the network sees a person' }).toBe(0)
  expect(await cutOut.opacityAt(FACE)).toBe(255)
  await cutOut.button('Cofnij').click()
  await cutOut.button('Cofnij').click()
  await expect.poll(async () => [await cutOut.opacityAt(flag), await cutOut.opacityAt(FACE)]).toEqual([255, 255])
  await cutOut.button('Zapisz wycięcie').click()
  await expect(cutOut.dialog).toBeHidden()
  const { lineupCutout } = await stored('Studio')
  expect((await storedOpacity(app, lineupCutout ?? '')).at({ x: 0.1, y: 0.5 })).toBe(255)
})

test('mending starts from what is stored, strokes and all, and can start over', {
  tag: ['@phone-only', '@long'],
}, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Collins', number: 7, photo: await portrait(1200) })
  const first = await openCutOut(page, 'Collins')
  await first.isReady()
  await paintIn(first)({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => first.opacityAt(FACE)).toBe(0)
  await first.button('Zapisz wycięcie').click()
  await expect(first.dialog).toBeHidden()
  const before = (await stored('Collins')).lineupCutout ?? ''

  const again = await openCutOut(page, 'Collins', 'Popraw wycięcie')
  await expect(again.dialog.getByText('To wycięcie, które już jest')).toBeVisible()
  const chest = { x: 0.42, y: 0.6 }
  await expect.poll(() => again.opacityAt(chest), 'it lies where it lay').toBe(255)
  expect([await again.opacityAt(FACE), await again.opacityAt(CORNER)]).toEqual([0, 0])
  await expectAccessible(page)
  await paintIn(again)({ x: 0.4, y: 0.6 }, { x: 0.44, y: 0.6 })
  await expect.poll(() => again.opacityAt(chest)).toBe(0)
  await again.button('Zapisz wycięcie').click()
  await expect(again.dialog).toBeHidden()
  const after = (await stored('Collins')).lineupCutout ?? ''
  const [was, is] = [await storedOpacity(app, before), await storedOpacity(app, after)]
  expect([is.width, is.height], 'it has not moved').toEqual([was.width, was.height])

  const anew = await openCutOut(page, 'Collins', 'Popraw wycięcie')
  await anew.button('Wytnij od nowa').click({ timeout: 60_000 })
  await expect.poll(() => anew.opacityAt(FACE)).toBe(255)
  expect(await anew.opacityAt(chest)).toBe(255)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Odrzuć zmiany' }).click()
  await expect(anew.dialog).toBeHidden()
  expect((await stored('Collins')).lineupCutout, 'what was thrown away was not saved').toBe(after)
})

test('closing asks where strokes would be lost, whichever way, and not where there are none', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Collins', number: 7, photo: await portrait() })
  await openPlayers(page, app)
  // From within the app, so that the way back is within it too.
  await page.goto(`${app.url}/admin/opponents`)
  await page.getByRole('link', { name: 'Zawodnicy' }).first().click()
  await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
  await page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
  const cutOut = new CutOutPage(page)
  await cutOut.isReady()
  await page.keyboard.press('Escape')
  await expect(cutOut.dialog, 'nothing was done').toBeHidden()

  await page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
  await cutOut.isReady()
  await paintIn(cutOut)({ x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)
  const question = page.getByRole('dialog', { name: 'Odrzucić zmiany?' })
  const ways = {
    key: () => page.keyboard.press('Escape'),
    cross: () => cutOut.dialog.locator('.mantine-Modal-close').click(),
    back: () => page.evaluate(() => history.back()),
    ...(!isPhone() && { cancel: () => cutOut.button('Anuluj').click() }),
  }
  for (const [way, leave] of Object.entries(ways)) {
    await leave()
    await expect(question, way).toBeVisible()
    if (way === 'cross') await expectAccessible(page)
    // The key closes the question, not what lies under it.
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(cutOut.dialog).toBeVisible()
    expect(await cutOut.opacityAt(FACE), 'the stroke is still there').toBe(0)
  }
  await page.mouse.click(4, 400)
  await expect(cutOut.dialog, 'a click beside it').toBeVisible()

  await cutOut.button('Cofnij').click()
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(255)
  await page.keyboard.press('Escape')
  await expect(cutOut.dialog, 'all is as it was').toBeHidden()
  await expect(question).toBeHidden()
})

test('a stroke that fails is told, and painting goes on; a worker that dies is followed by another', {
  tag: ['@phone-only', '@long'],
}, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Collins', number: 7, photo: await portrait() })
  const cutOut = await openCutOut(page, 'Collins')
  await cutOut.isReady()
  const paint = paintIn(cutOut)
  const eyes = [
    { x: 0.4, y: 0.24 },
    { x: 0.48, y: 0.24 },
  ] as const
  const worker = page.workers().at(-1)
  const chest = { x: 0.42, y: 0.6 }
  await paint({ x: 0.4, y: 0.6 }, { x: 0.44, y: 0.6 })
  await expect.poll(() => cutOut.opacityAt(chest)).toBe(0)

  await worker?.evaluate(() => {
    const whole = globalThis.Float32Array
    const full = class {
      constructor() {
        throw new RangeError('Array buffer allocation failed')
      }
    }
    Object.assign(globalThis, { Float32Array: full, free: () => Object.assign(globalThis, { Float32Array: whole }) })
  })
  await paint(...eyes)
  await expect(cutOut.dialog.getByRole('alert')).toContainText('Przeglądarce zabrakło pamięci')
  await expect.poll(() => cutOut.opacityAt(FACE), 'as before the stroke').toBe(255)
  await expectAccessible(page)
  await worker?.evaluate(() => (globalThis as unknown as { free(): void }).free())
  await paint(...eyes)
  await expect.poll(() => cutOut.opacityAt(FACE)).toBe(0)
  await expect(cutOut.dialog.getByRole('alert')).toBeHidden()

  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('The worker dies')
    })
  })
  await expect(cutOut.dialog.getByRole('alert')).toContainText('Wycinanie zostało przerwane')
  await expect(cutOut.button('Zapisz wycięcie')).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Odrzucić zmiany?' }).getByRole('button', { name: 'Wróć' }).click()
  await cutOut.button('Wznów').click()
  await expect(cutOut.stage).toBeVisible()
  await expect.poll(async () => [await cutOut.opacityAt(chest), await cutOut.opacityAt(FACE)]).toEqual([0, 0])
  await cutOut.button('Cofnij').click()
  await expect.poll(() => cutOut.opacityAt(FACE), 'steps can be taken back as before').toBe(255)
  expect(await cutOut.opacityAt(chest)).toBe(0)
})

test('a line that goes silent while a cut-out is saved is told, and what was painted is saved the second time', {
  tag: '@long',
}, async ({ page }) => {
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

test('many are cut out in one go, and each is accepted, mended or left', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
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
  await expect(card('Ewa Bąk, zdjęcie do składu').getByRole('img')).toBeVisible()
  await card('Ewa Bąk, zdjęcie do składu').getByRole('button', { name: 'Zapisz wycięcie: Ewa Bąk' }).click()
  await expect(card('Ewa Bąk, zdjęcie do składu').getByText('Zapisano')).toBeVisible()

  await expect(dialog.getByText('Wycięto 5 z 5, zapisano 1')).toBeVisible()
  await expect(card('Ewa Nikt').getByText('Na tym zdjęciu nie widać nikogo')).toBeVisible()
  await expectAccessible(page)
  await card('Ewa Bąk, zdjęcie strzelca').getByRole('button', { name: 'Pomiń: Ewa Bąk' }).click()
  await expect(card('Ewa Bąk, zdjęcie strzelca').getByText('Pominięto')).toBeVisible()

  await card('Ewa Dąb').getByRole('button', { name: 'Popraw: Ewa Dąb' }).click()
  const mending = new CutOutPage(page)
  await mending.isReady()
  await expect(mending.dialog.getByText('To wycięcie, które już jest'), 'it is not cut anew').toBeVisible()
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

test('of many, whoever is not found is painted in, and what nobody has saved is not closed unasked', {
  tag: ['@phone-only', '@long'],
}, async ({ page }) => {
  await addPhotographed(app, annasCookie, { lastName: 'Cis', number: 2, photo: await portrait() })
  await addPhotographed(app, annasCookie, { lastName: 'Nikt', number: 3, photo: (await photo('a.jpg')).buffer })
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Wytnij tło wszystkim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wytnij tło wszystkim' })
  await dialog.getByRole('button', { name: 'Zacznij wycinać' }).click()
  await expect(dialog.getByText('Wycięto 2 z 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zaznacz pędzlem: Ewa Nikt' }).click()
  const cutOut = new CutOutPage(page)
  await expect(cutOut.dialog.getByText('Zamaluj postać pędzlem')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cutOut.dialog, 'the key closes the upper one alone').toBeHidden()

  const question = page.getByRole('dialog', { name: 'Odrzucić zmiany?' })
  await page.keyboard.press('Escape')
  await expect(question.getByText('1 wycięcie nie zostało zapisane')).toBeVisible()
  await question.getByRole('button', { name: 'Wróć' }).click()
  await expect(question).toBeHidden()
  await dialog.getByRole('button', { name: 'Zakończ' }).click()
  await question.getByRole('button', { name: 'Odrzuć zmiany' }).click()
  await expect(dialog).toBeHidden()
  expect((await stored('Cis')).lineupCutout).toBeNull()
})
