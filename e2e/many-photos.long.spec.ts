import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { choose, openPhotos, photoFile, tiles } from './photo-page.ts'
import { expectAccessible, isPhone, toast, transitionsEnd } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
})
test.afterAll(() => app.stop())

interface StoredPhoto {
  id: number
  matchId: number | null
  playerIds: number[]
}

/** The newest first, as on the screen. */
const stored = async (): Promise<StoredPhoto[]> => (await matches.get<{ photos: StoredPhoto[] }>('/api/photos')).photos

const tile = (page: Page, index: number) => tiles(page).nth(index).getByRole('checkbox')
const bar = (page: Page) => page.getByRole('region', { name: 'Zaznaczone zdjęcia' })
const press = (target: Locator) => (isPhone() ? target.tap() : target.click())
const told = (page: Page, words: string) => expect(bar(page).getByRole('status')).toHaveText(words)
const selected = (page: Page) =>
  tiles(page)
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked') === 'true'))

/** Nothing lies over it, and a thumb that holds the phone reaches it. */
async function expectWithinReach(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (const name of ['Przenieś', 'Oznacz', 'Usuń']) {
    const button = bar(page).getByRole('button', { name, exact: true })
    const box = await button.boundingBox()
    if (!box) throw new Error('Not on the screen')
    expect(box.height).toBeGreaterThanOrEqual(36)
    expect(box.y).toBeGreaterThan(height * 0.66)
    expect(box.y + box.height).toBeLessThan(height)
    await button.click({ trial: true })
  }
}

test('photos are selected, moved to no match, tagged, untagged and deleted together', { tag: '@phone' }, async ({
  page,
}) => {
  const matchId = await matches.currentId()
  await openPhotos(page, app)
  await choose(page, await Promise.all([50, 90, 130, 170].map((shade) => photoFile(`${shade}.JPG`, shade))))
  await expect(tiles(page)).toHaveCount(4)
  expect((await stored()).map((photo) => photo.matchId)).toEqual([matchId, matchId, matchId, matchId])

  await press(page.getByRole('button', { name: 'Zaznacz', exact: true }))
  await told(page, 'Wybierz zdjęcia')
  await press(tile(page, 0))
  await press(tile(page, 2))
  await told(page, 'Zaznaczono 2 zdjęcia')
  expect(await selected(page)).toEqual([true, false, true, false])
  await expectWithinReach(page)
  await expectAccessible(page)

  await press(bar(page).getByRole('button', { name: 'Przenieś' }))
  const move = page.getByRole('dialog', { name: 'Przenieś zdjęcia' })
  await move.getByRole('combobox', { name: 'Do którego meczu' }).click()
  await page.getByRole('option', { name: 'Bez meczu' }).click()
  await transitionsEnd(page)
  await expectAccessible(page)
  await press(move.getByRole('button', { name: 'Przenieś 2 zdjęcia' }))
  await expect(toast(page, 'Przeniesiono 2 zdjęcia')).toBeVisible()
  await expect(move).toHaveCount(0)
  expect((await stored()).map((photo) => photo.matchId)).toEqual([null, matchId, null, matchId])

  const player = club.players['Łukasz Żurawski'] ?? 0
  await press(bar(page).getByRole('button', { name: 'Wszystkie' }))
  await told(page, 'Zaznaczono 4 zdjęcia')
  const tag = page.getByRole('dialog', { name: 'Oznacz zawodników' })
  const name = async () => {
    await press(bar(page).getByRole('button', { name: 'Oznacz', exact: true }))
    await tag.getByRole('combobox', { name: 'Kto jest na tych zdjęciach' }).fill('zuraw')
    await page.getByRole('option', { name: /Łukasz Żurawski/ }).click()
    await transitionsEnd(page)
  }
  await name()
  await expect(tag.getByRole('button', { name: /^Zdejmij/ })).toBeDisabled()
  await press(tag.getByRole('button', { name: 'Oznacz na 4 zdjęciach' }))
  await expect(toast(page, 'Oznaczono na 4 zdjęciach')).toBeVisible()
  await expect(tag).toHaveCount(0)
  expect((await stored()).map(({ playerIds }) => playerIds)).toEqual([[player], [player], [player], [player]])
  await expect(tiles(page).filter({ hasText: 'Łukasz Żurawski' })).toHaveCount(4)

  await press(tile(page, 3))
  await told(page, 'Zaznaczono 3 zdjęcia')
  await name()
  await expectAccessible(page)
  await press(tag.getByRole('button', { name: 'Zdejmij z 3 zdjęć' }))
  await expect(toast(page, 'Zdjęto oznaczenie z 3 zdjęć')).toBeVisible()
  await expect(tag).toHaveCount(0)
  expect((await stored()).map(({ playerIds }) => playerIds)).toEqual([[], [], [], [player]])

  const [first, second] = await stored()
  await matches.change(matchId ?? 0, { 'photo:result': second?.id ?? 0 })
  await page.reload()
  await press(page.getByRole('button', { name: 'Zaznacz', exact: true }))
  for (const index of [0, 1, 2]) await press(tile(page, index))
  // Somebody else was quicker with one of them.
  const answer = page.waitForResponse('**/api/photos/deletion')
  await page.route('**/api/photos/deletion', async (route) => {
    await fetch(`${app.url}/api/photos/${first?.id}`, { method: 'DELETE', headers: { cookie: club.cookie } })
    await route.continue()
  })
  await press(bar(page).getByRole('button', { name: 'Usuń' }))
  const sure = page.getByRole('dialog', { name: 'Usunąć 3 zdjęcia?' })
  await expect(sure.getByText('Wybrane teraz do grafik: 1.')).toBeVisible()
  await transitionsEnd(page)
  await expectAccessible(page)
  await press(sure.getByRole('button', { name: 'Usuń 3 zdjęcia' }))
  expect(await (await answer).json()).toEqual({ deleted: 2 })
  await expect(toast(page, 'Usunięto 2 zdjęcia')).toContainText('Nie ma ich już w bibliotece: 1.')
  await expect(tiles(page)).toHaveCount(1)
  await told(page, 'Wybierz zdjęcia')
  await press(bar(page).getByRole('button', { name: 'Zakończ zaznaczanie' }))
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zaznacz', exact: true })).toBeFocused()
  await press(tiles(page).getByRole('button'))
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a range is selected with Shift and with the keys, and what is filtered away is selected no more', async ({
  page,
}) => {
  for (const { id } of await stored()) {
    await fetch(`${app.url}/api/photos/${id}`, { method: 'DELETE', headers: { cookie: club.cookie } })
  }
  await openPhotos(page, app)
  await choose(page, await Promise.all([40, 80, 120, 160, 200].map((shade) => photoFile(`K${shade}.JPG`, shade))))
  await expect(tiles(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Zaznacz', exact: true }).focus()
  await page.keyboard.press('Enter')
  await tile(page, 1).focus()
  await page.keyboard.press('Space')
  expect(await selected(page)).toEqual([false, true, false, false, false])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tile(page, 3)).toBeFocused()
  await tile(page, 3).click({ modifiers: ['Shift'] })
  expect(await selected(page)).toEqual([false, true, true, true, false])
  await told(page, 'Zaznaczono 3 zdjęcia')
  const filters = page.getByRole('search', { name: 'Filtry zdjęć' })
  await filters.getByRole('combobox', { name: 'Mecz' }).click()
  await page.getByRole('option', { name: 'Bez meczu' }).click()
  await expect(tiles(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await expect(tiles(page)).toHaveCount(5)
  await told(page, 'Wybierz zdjęcia')
  await bar(page).getByRole('button', { name: 'Wszystkie' }).click()
  await told(page, 'Zaznaczono 5 zdjęć')
  await bar(page).getByRole('button', { name: 'Odznacz' }).click()
  await told(page, 'Wybierz zdjęcia')
})
