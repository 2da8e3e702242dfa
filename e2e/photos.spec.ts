import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { CutOutPage, portrait, storedOpacity } from './cut-out-page.ts'
import { type Front, openFront } from './front.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { endEarly, openClock, pressClock } from './match-clock.ts'
import { MatchClub } from './match-club.ts'
import { choose, onDisk, openPhotos, photoFile, tiles } from './photo-page.ts'
import { expectAccessible, isPhone, showPane, signIn, toast, transitionsEnd } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
let front: Front
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  front = await openFront(app)
})
test.afterAll(async () => {
  await front.close()
  await app.stop()
})

interface StoredPhoto {
  id: number
  matchId: number | null
  focus: { x: number; y: number }
  playerIds: number[]
  cutout: string | null
}

const stored = async (): Promise<StoredPhoto[]> => (await matches.get<{ photos: StoredPhoto[] }>('/api/photos')).photos

test.beforeEach(async () => {
  for (const { id } of await stored()) {
    await fetch(`${app.url}/api/photos/${id}`, { method: 'DELETE', headers: { cookie: club.cookie } })
  }
})

/** Says who is on a photo, without a browser. */
async function tag(id: number | undefined, playerId: number): Promise<void> {
  const answer = await fetch(`${app.url}/api/photos/${id}`, {
    method: 'PATCH',
    headers: { cookie: club.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ addPlayerIds: [playerId] }),
  })
  expect(answer.status).toBe(200)
}

/** A finger, as the browser reports it. */
async function dragByTouch(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('Not on the screen')
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await send('touchStart', [start])
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{ x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share }])
  }
  await send('touchEnd', [])
}

async function dragByMouse(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

test('an empty library leads to the first upload; what is no photo is told beside its file, and the rest come', {
  tag: '@phone',
}, async ({ page }) => {
  await openPhotos(page, app)
  await expect(page.getByText('Nie ma jeszcze zdjęć')).toBeVisible()
  await expectAccessible(page)
  const good = await photoFile('DSC_1.JPG', 90)
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(9_000)])
  await choose(page, [
    { name: 'sklad.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 something') },
    { name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: good.buffer.subarray(0, 300_000) },
    good,
    await photoFile('DSC_2.JPG', 140),
  ])
  const rows = page.getByRole('list', { name: 'Zdjęcia w drodze' })
  await expect(page.getByText('Dodano 2 zdjęcia, nie udało się: 3')).toBeVisible()
  await expect(rows.getByRole('listitem', { name: 'sklad.pdf' })).toContainText('To nie jest zdjęcie')
  await expect(rows.getByRole('listitem', { name: 'IMG_7.HEIC' })).toContainText('Najbardziej zgodne')
  await expect(rows.getByRole('listitem', { name: 'broken.jpg' })).toContainText('uszkodzony')
  await expect(rows.getByRole('button', { name: 'Spróbuj ponownie: broken.jpg' })).toBeVisible()
  await expect(tiles(page)).toHaveCount(2)
  await expectAccessible(page)
  const current = await matches.currentId()
  expect((await stored()).map(({ matchId }) => matchId)).toEqual([current, current])
  await page.getByRole('button', { name: 'Zamknij listę' }).click()
  await expect(rows).toHaveCount(0)
})

test('a line that is cut in the middle: the photos wait and go on by themselves, and chosen again they are known', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await openPhotos(page, app, front.url)
  const files = await onDisk([
    await photoFile('A.JPG', 60),
    await photoFile('B.JPG', 120),
    await photoFile('C.JPG', 180),
  ])
  let isCut = false
  await page.route('**/api/photos/uploads/*?offset=*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    if (offset > 0 && !isCut) {
      isCut = true
      front.cut()
    }
    await route.continue()
  })
  await choose(page, files)
  await expect(page.getByText('Wysyłanie ruszy samo, gdy tylko wróci')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Postęp wysyłania wszystkich zdjęć' })).toBeVisible()
  // Without any press a browser asks nobody.
  await page.getByRole('heading', { name: 'Zdjęcia', level: 1 }).click()
  const asked = page.waitForEvent('dialog')
  const leaving = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  front.mend()
  await expect(page.getByText('Dodano 3 zdjęcia')).toBeVisible()
  await expect.poll(stored).toHaveLength(3)

  await page.reload()
  await choose(page, [...files, ...(await onDisk([await photoFile('D.JPG', 30)]))])
  await expect(page.getByText('Dodano 1 zdjęcie, już w bibliotece: 3')).toBeVisible()
  await expect(tiles(page)).toHaveCount(4)
})

test('somebody else’s photo is seen within a second, its focus is moved, and who is on it is told', {
  tag: ['@phone', '@long'],
}, async ({ page, browser }) => {
  await openPhotos(page, app)
  const other = await browser.newContext({ locale: 'pl-PL' })
  const sender = await other.newPage()
  await openPhotos(sender, app)
  await choose(sender, await photoFile('DSC_9.JPG', 100))
  await expect(tiles(page)).toHaveCount(1)
  await other.close()

  await tiles(page).getByRole('button').click()
  const viewer = page.getByRole('dialog')
  const cross = viewer.getByRole('button', { name: /^Punkt kadru/ })
  const picture = viewer.locator('img')
  await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth)).toBe(1280)
  const box = await picture.boundingBox()
  if (!box) throw new Error('Not on the screen')
  const target = { x: box.x + box.width * 0.25, y: box.y + box.height * 0.75 }
  await (isPhone() ? dragByTouch(page, cross, target) : dragByMouse(page, cross, target))
  await expect(cross).toHaveAccessibleName('Punkt kadru: 25% od lewej, 75% od góry')
  await cross.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await stored())[0]?.focus).toEqual({ x: 24, y: 65 })

  await viewer.getByRole('combobox', { name: 'Kto jest na zdjęciu' }).fill('zuraw')
  await page.getByRole('option', { name: /Łukasz Żurawski/ }).click()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await stored())[0]?.playerIds).toEqual([club.players['Łukasz Żurawski']])
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Close' }).or(viewer.locator('.mantine-Modal-close')).first().click()
  await expect(viewer).toHaveCount(0)
  await expect(tiles(page)).toContainText('Łukasz Żurawski')
})

test('an upright photo keeps its shape where its focus is moved, and the focus is where it is pressed', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await openPhotos(page, app)
  await choose(page, await photoFile('UPRIGHT.JPG', 130, { width: 1100, height: 1600 }))
  await expect(tiles(page)).toHaveCount(1)
  await tiles(page).getByRole('button').click()
  const viewer = page.getByRole('dialog')
  const picture = viewer.locator('img')
  await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  await transitionsEnd(page)
  const box = await picture.boundingBox()
  if (!box) throw new Error('Not on the screen')
  expect(box.width / box.height).toBeCloseTo(1100 / 1600, 2)
  const spot = { x: box.width * 0.3, y: box.height * 0.1 }
  await (isPhone() ? picture.tap({ position: spot }) : picture.click({ position: spot }))
  const cross = viewer.getByRole('button', { name: 'Punkt kadru: 30% od lewej, 10% od góry' })
  const at = await cross.boundingBox()
  if (!at) throw new Error('Not on the screen')
  expect(Math.abs(at.x + at.width / 2 - box.x - spot.x)).toBeLessThan(4)
  expect(Math.abs(at.y + at.height / 2 - box.y - spot.y)).toBeLessThan(6)
  await expect.poll(async () => (await stored())[0]?.focus).toEqual({ x: 30, y: 10 })
})

test('photos are found by match and by player, and deleted', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const player = club.players['Łukasz Żurawski'] ?? 0
  await openPhotos(page, app)
  await choose(page, await photoFile('DSC_3.JPG', 95))
  await expect(tiles(page)).toHaveCount(1)
  await tag((await stored())[0]?.id, player)
  const filters = page.getByRole('search', { name: 'Filtry zdjęć' })
  await filters.getByRole('combobox', { name: 'Mecz' }).click()
  await page.getByRole('option', { name: 'Bez meczu' }).click()
  await expect(page.getByText('Żadne zdjęcie nie pasuje do tych filtrów')).toBeVisible()
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await filters.getByRole('combobox', { name: 'Zawodnik' }).fill('zuraw')
  await page.getByRole('option', { name: 'Łukasz Żurawski' }).click()
  await expect(tiles(page)).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('zawodnik')).toBe(String(player))

  await tiles(page).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń zdjęcie' }).click()
  await page.getByRole('dialog', { name: 'Usuń zdjęcie' }).getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Zdjęcie usunięte')).toBeVisible()
  await expect.poll(stored).toHaveLength(0)
})

test('a photo is chosen for the goal on the screen, the scorer’s own first, and taken away again', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const matchId = (await matches.currentId()) ?? 0
  const scorer = club.players['Jan Kos'] ?? 0
  await matches.change(matchId, {
    'event:g1': { kind: 'goal', side: 'ours', at: Date.now(), minute: "12'", playerId: scorer },
  })
  await openPhotos(page, app)
  await choose(page, [await photoFile('OLD.JPG', 70)])
  await expect(tiles(page)).toHaveCount(1)
  const [ofScorer] = await stored()
  await tag(ofScorer?.id, scorer)
  await choose(page, [await photoFile('NEW.JPG', 170)])
  await expect(tiles(page)).toHaveCount(2)

  await page.goto(`${app.url}/scorer`)
  await showPane(page, 'Ustawienia')
  const choice = page.getByRole('group', { name: 'Zdjęcie', exact: true })
  await expect(choice.getByRole('radio')).toHaveCount(3)
  await expect(choice.getByRole('radio', { name: 'Bez zdjęcia' })).toBeChecked()
  await expectAccessible(page)
  await choice.getByRole('radio', { name: 'Zdjęcie 1', exact: true }).check()
  const chosen = async () => (await matches.read(matchId)).cells['photo:g1'] ?? null
  await expect.poll(chosen).toBe(ofScorer?.id)
  await page.reload()
  await showPane(page, 'Ustawienia')
  await expect(choice.getByRole('radio', { name: 'Zdjęcie 1', exact: true })).toBeChecked()
  await choice.getByRole('radio', { name: 'Bez zdjęcia' }).check()
  await expect.poll(chosen).toBeNull()
  await choice.getByRole('link', { name: 'Dodaj zdjęcia' }).click()
  await expect(tiles(page)).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('meczu')).toBe(String(matchId))
})

test('a free post takes any photo of the library', { tag: '@long' }, async ({ page }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/photos`)
  await choose(page, [await photoFile('DSC_5.JPG', 110)])
  await expect(tiles(page)).toHaveCount(1)
  await page.goto(`${app.url}/graphics/post`)
  const choice = page.getByRole('group', { name: 'Zdjęcie', exact: true })
  await choice.getByRole('radio', { name: 'Zdjęcie 1', exact: true }).check()
  await page.reload()
  await expect(choice.getByRole('radio', { name: 'Zdjęcie 1', exact: true })).toBeChecked()
})

/** The address of the goal's graphic with this photo on it, which is by what it looks like. */
async function goalInSilhouette(matchId: number, photoId: number): Promise<string> {
  const templates = await matches.get<{ id: number; type: string; look: string | null }[]>('/api/templates')
  const templateId = templates.find(({ type, look }) => type === 'goal' && look === 'silhouette')?.id
  const goal = { kind: 'goal', side: 'ours', at: 1_789_000_000_000, minute: "12'", playerId: club.players['Jan Kos'] }
  const { cells } = await matches.read(matchId)
  const drawn = { ...cells, 'event:g1': goal, 'photo:g1': photoId }
  const wanted = { kind: 'goal', templateId, matchId, eventId: 'g1', cells: drawn }
  return (await matches.post<{ url: string }>('/api/graphics', wanted)).url
}

test('a match photo is cut out, its cut-out stands on the goal in Sylwetka, and is taken away again', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await openPhotos(page, app)
  await choose(page, { name: 'EWA.JPG', mimeType: 'image/jpeg', buffer: await portrait(900) })
  await expect(tiles(page)).toHaveCount(1)
  await tiles(page).getByRole('button').click()
  const viewer = page.getByRole('dialog').first()
  await viewer.getByRole('button', { name: 'Wytnij tło' }).click()
  const cutOut = new CutOutPage(page)
  await cutOut.isReady()
  await expectAccessible(page)
  await cutOut.button('Zapisz wycięcie').click()
  await expect(toast(page, 'Wycięcie zapisane')).toBeVisible()
  await expect(cutOut.dialog).toBeHidden()
  await expect(viewer.getByRole('img', { name: 'Wycięcie z tego zdjęcia' })).toBeVisible()
  await expectAccessible(page)
  const [photo] = await stored()
  const opacity = await storedOpacity(app, photo?.cutout ?? '')
  expect([opacity.at({ x: 0.01, y: 0.01 }), opacity.at({ x: 0.45, y: 0.3 })]).toEqual([0, 255])

  const matchId = (await matches.currentId()) ?? 0
  const drawn = await goalInSilhouette(matchId, photo?.id ?? 0)
  await viewer.getByRole('button', { name: 'Popraw wycięcie' }).click()
  await cutOut.button('Usuń wycięcie').click()
  await expect(cutOut.dialog).toBeHidden()
  await expect(viewer.getByRole('button', { name: 'Wytnij tło' })).toBeVisible()
  expect((await stored())[0]?.cutout).toBeNull()
  expect(await goalInSilhouette(matchId, photo?.id ?? 0), 'the cut-out is on it').not.toBe(drawn)
})

test('a photo is chosen where the goal is recorded', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await startMatch(app, club)
  await openPhotos(page, app)
  await choose(page, await photoFile('DSC_8.JPG', 120))
  await expect(tiles(page)).toHaveCount(1)
  const [photo] = await stored()
  await page.goto(`${app.url}/lineup`)
  const bar = page.getByRole('region', { name: 'Stan meczu' })
  await bar.getByRole('button', { name: 'Gol!' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Wróbel/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Gol zapisany' })
  const offer = sheet.getByRole('button', { name: 'Zdjęcie' })
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await offer.click()
  const choice = sheet.getByRole('group', { name: 'Zdjęcie', exact: true })
  await choice.getByRole('radio', { name: 'Zdjęcie 1', exact: true }).check()
  await expectAccessible(page)
  const chosen = async () =>
    Object.entries((await matches.read((await matches.currentId()) ?? 0)).cells).filter(
      ([key, value]) => key.startsWith('photo:') && value === photo?.id,
    )
  await expect.poll(chosen).toHaveLength(1)
  await offer.click()
  await expect(choice).toHaveCount(0)
})

test('a photo is chosen for the result that the whistle offers', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await startMatch(app, club)
  await openPhotos(page, app)
  await choose(page, await photoFile('DSC_9.JPG', 60))
  await expect(tiles(page)).toHaveCount(1)
  const [photo] = await stored()
  await page.goto(`${app.url}/lineup`)
  const dialog = await openClock(page)
  await pressClock(dialog, 'Pierwsza połowa')
  await endEarly(dialog, 'Stop')
  await dialog.getByRole('button', { name: 'Zdjęcie', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Zdjęcie 1', exact: true }).check()
  await expectAccessible(page)
  const chosen = async () => (await matches.read((await matches.currentId()) ?? 0)).cells['photo:result']
  await expect.poll(chosen).toBe(photo?.id)
})
