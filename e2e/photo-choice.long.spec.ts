import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { EWA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { type Front, openFront } from './front.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { choose } from './photo-page.ts'
import { expectAccessible, showPane, signIn } from './screen.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
let front: Front
let nextId: number
let lastId: number
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  front = await openFront(app)
  nextId = (await matches.currentId()) ?? 0
  lastId = await matches.make({ opponentId: await matches.opponent('Iskra Bór'), matchDate: '2026-05-09' })
})
test.afterAll(async () => {
  await front.close()
  await app.stop()
})

interface StoredPhoto {
  id: number
  picture: string
  matchId: number | null
}

const stored = async (): Promise<StoredPhoto[]> => (await matches.get<{ photos: StoredPhoto[] }>('/api/photos')).photos
const call = (method: string, path: string) => fetch(`${app.url}${path}`, { method, headers: { cookie: club.cookie } })
const remove = async (id: number) => expect((await call('DELETE', `/api/photos/${id}`)).status).toBe(204)

test.beforeEach(async () => {
  front.lose(null)
  for (const { id } of await stored()) await remove(id)
  await matches.change(nextId, { 'photo:announcement': null, 'photo:result': null })
})

const photoFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

const COLOURS = ['#a33', '#3a3', '#33a', '#aa3'] as const

/** Of that match, the newest first. */
async function upload(page: Page, matchId: number, count: number): Promise<StoredPhoto[]> {
  await page.goto(`${front.url}/photos?meczu=${matchId}`)
  const before = (await stored()).length
  const files = await Promise.all(COLOURS.slice(0, count).map((colour, index) => photoFile(`${index}.jpg`, colour)))
  await choose(page, files)
  await expect.poll(async () => (await stored()).length).toBe(before + count)
  return (await stored()).filter((photo) => photo.matchId === matchId)
}

const open = (page: Page) => signIn(page, { ...app, url: front.url }, EWA)
const choice = (page: Page) => page.getByRole('group', { name: 'Zdjęcie', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Podgląd na żywo' })
const chosen = async () => (await matches.read(nextId)).cells['photo:announcement'] ?? null
const filed = async () => (await matches.get<object[]>(`/api/matches/${nextId}/graphics`)).length

/** The announcement of the next match on the screen, painted with this photo. */
async function announceWith(page: Page, photoId: number | undefined): Promise<void> {
  await matches.change(nextId, { 'photo:announcement': photoId })
  await page.goto(`${front.url}/graphics/announcement`)
  await showPane(page, 'Grafika')
  // What of it could not be had is known once all of it has been asked for.
  await expect(preview(page).locator('canvas[data-painted=true]')).toBeVisible(MADE)
}

test('the next match is announced with a photo of the last one, and nothing is made unasked once that is gone', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  const [newest, older] = await upload(page, lastId, 2)
  await page.goto(`${front.url}/graphics/announcement`)
  await showPane(page, 'Ustawienia')
  await expect(choice(page).getByRole('radio')).toHaveCount(3)
  await expect(choice(page).getByRole('radio', { name: 'Zdjęcie 1' })).toHaveAccessibleDescription(
    'Iskra Bór, 09.05.2026',
  )
  await choice(page).getByRole('radio', { name: 'Zdjęcie 2' }).check()
  await expect.poll(chosen).toBe(older?.id)
  await choice(page).getByRole('radio', { name: 'Zdjęcie 1' }).check()
  await expect.poll(chosen).toBe(newest?.id)

  await showPane(page, 'Grafika')
  await expect(preview(page).locator('canvas[data-painted=true]')).toBeVisible()
  await expect(preview(page).getByRole('button', { name: 'Pobierz' })).toBeEnabled()
  const before = await filed()
  await remove(newest?.id ?? 0)
  const notice = preview(page).getByRole('status').filter({ hasText: 'nie ma już w bibliotece' })
  await expect(notice).toBeVisible()
  await expect(preview(page).getByRole('button', { name: /Pobierz|Udostępnij|Zrób grafikę/ })).toHaveCount(0)
  await expectAccessible(page)
  expect([await chosen(), await filed()]).toEqual([newest?.id, before])

  await notice.getByRole('button', { name: 'Dalej bez zdjęcia' }).click()
  await expect.poll(chosen).toBeNull()
  await expect(preview(page).getByRole('button', { name: 'Pobierz' })).toBeEnabled()
  await preview(page).getByRole('button', { name: 'Zrób grafikę' }).click()
  await expect.poll(filed).toBeGreaterThan(before)
})

test('the library is searched by match, and the match’s own photos come first', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  await upload(page, nextId, 1)
  await upload(page, lastId, 2)
  await page.goto(`${front.url}/graphics/announcement`)
  await showPane(page, 'Ustawienia')
  const radios = choice(page).getByRole('radio', { name: /^Zdjęcie/ })
  await expect(radios).toHaveCount(3)
  await expect(radios.first()).toHaveAccessibleDescription('Ten mecz')
  await expect(radios.last()).toHaveAccessibleDescription('Iskra Bór, 09.05.2026')
  await choice(page).getByRole('button', { name: 'Szukaj' }).click()
  await choice(page).getByRole('combobox', { name: 'Mecz' }).fill('iskra')
  await page.getByRole('option', { name: 'Iskra Bór, 09.05.2026' }).click()
  await expect(radios).toHaveCount(2)
  await expectAccessible(page)
  const [newest] = (await stored()).filter(({ matchId }) => matchId === lastId)
  await radios.first().check()
  await expect.poll(chosen).toBe(newest?.id)
  await choice(page).getByRole('button', { name: 'Szukaj' }).click()
  await expect(radios).toHaveCount(3)
  await expect(choice(page).getByRole('radio', { name: 'Zdjęcie 2' })).toBeChecked()
  await page.reload()
  await showPane(page, 'Ustawienia')
  await expect(choice(page).getByRole('radio', { name: 'Zdjęcie 1' })).toBeChecked()
})

test('a photo that does not load is asked for again, and the file waits for it', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page)
  const [photo] = await upload(page, lastId, 1)
  front.lose(new RegExp(`^${photo?.picture}$`))
  await announceWith(page, photo?.id)
  const notice = preview(page).getByRole('status').filter({ hasText: 'Nie udało się wczytać wybranego zdjęcia' })
  await expect(notice).toBeVisible()
  await expect(preview(page).getByRole('button', { name: /Pobierz|Udostępnij|Zrób grafikę/ })).toHaveCount(0)
  const asked = page.waitForResponse((answer) => answer.url().endsWith(photo?.picture ?? ''))
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  expect((await asked).status()).toBe(404)
  await expect(notice.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled()
  front.lose(null)
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(notice).toHaveCount(0)
  await expect(preview(page).getByRole('button', { name: 'Pobierz' })).toBeEnabled()
  await preview(page).getByRole('button', { name: 'Zrób grafikę' }).click()
  await expect(preview(page).getByText('Grafika wygenerowana')).toBeVisible()
  expect(await chosen()).toBe(photo?.id)
})

test('what the server says of a photo that it cannot read is told, and asked about', async ({ page }) => {
  await open(page)
  const [photo] = await upload(page, lastId, 1)
  await announceWith(page, photo?.id)
  const message = 'Nie udało się wczytać wybranego zdjęcia. Spróbuj ponownie albo zrób grafikę bez zdjęcia.'
  await page.route('**/api/graphics', (route) => route.fulfill({ status: 409, json: { message, photo: 'unread' } }))
  await preview(page).getByRole('button', { name: 'Zrób grafikę' }).click()
  const notice = preview(page).getByRole('status').filter({ hasText: message })
  await expect(notice).toBeVisible()
  await page.unroute('**/api/graphics')
  await notice.getByRole('button', { name: 'Dalej bez zdjęcia' }).click()
  await expect.poll(chosen).toBeNull()
  await expect(preview(page).getByRole('button', { name: 'Pobierz' })).toBeEnabled()
})
