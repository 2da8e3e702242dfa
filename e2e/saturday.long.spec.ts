import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { ANNA, EWA } from './app.ts'
import { day } from './club-day.ts'
import { clockSheet, endEarly, openClock, pressClock } from './match-clock.ts'
import { bar, SENT } from './pitch-side.ts'
import { expectPath, showPane, signIn, toast } from './screen.ts'
import { JUNIORS, TeamClub } from './team-club.ts'
import { test } from './test.ts'

let club: TeamClub
test.beforeAll(async () => {
  club = await TeamClub.open()
  await club.newMatches()
})
test.afterAll(() => club.app.stop())

const score = (page: Page): Locator => bar(page).locator('strong').first()
const row = (page: Page, words: string | RegExp): Locator => page.getByRole('listitem').filter({ hasText: words })
const goTo = (page: Page, tab: string) => page.getByRole('navigation').getByRole('link', { name: tab }).click()

async function open(page: Page, path: string, account = ANNA): Promise<void> {
  await signIn(page, club.app, account)
  await page.goto(`${club.app.url}${path}`)
}

async function elsewhere(browser: Browser): Promise<Page> {
  const { project } = test.info()
  return (await browser.newContext(project.use)).newPage()
}

async function press(page: Page, name: string): Promise<void> {
  await pressClock(await openClock(page), name)
  await page.keyboard.press('Escape')
  await expect(clockSheet(page)).toBeHidden()
}

async function whistle(page: Page, label: 'Stop' | 'Koniec meczu'): Promise<void> {
  await endEarly(await openClock(page), label)
  await page.keyboard.press('Escape')
  await expect(clockSheet(page)).toBeHidden()
}

async function goal(page: Page, name: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page.getByRole('dialog', { name: 'Kto strzelił gola?' }).getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog', { name: 'Gol zapisany' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function yellowCard(page: Page, name: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Zdarzenie' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Żółta kartka', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gotowe' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

interface FanMatch {
  id: number
  awayTeam: string
  homeScore: number
  awayScore: number
  status: string
}
const fans = async (query = ''): Promise<FanMatch[]> => {
  const response = await fetch(`${club.app.url}/api/public/matches${query}`)
  return ((await response.json()) as { matches: FanMatch[] }).matches
}

test('a Saturday: juniors and first team at once, one match put off, a correction on Sunday, the next match prepared', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const first = (await club.matches.currentId()) ?? 0
  const late = await club.matches.opponent('Zryw Kępa')
  const postponed = await club.matches.make({ opponentId: late, matchDate: day(1), matchTime: '11:00' })

  // Ewa with the juniors, Anna with the first team; both clocks run.
  const ewa = await elsewhere(browser)
  await open(ewa, '/matches', EWA)
  await ewa.getByRole('radiogroup', { name: 'Drużyna' }).getByText(JUNIORS).click()
  await expect(bar(ewa)).toContainText(JUNIORS)
  await open(page, '/result')
  await expect(bar(page)).toContainText('Iskra Żuławy')
  await press(ewa, 'Pierwsza połowa')
  await press(page, 'Pierwsza połowa')
  await goal(ewa, /Wilk/)
  await goal(page, /Kos.*Jan/)
  await yellowCard(page, /Wróbel/)
  await goal(page, /Bąk/)
  await expect(score(ewa)).toHaveText('1:0')
  await expect(score(page)).toHaveText('2:0')

  // A call in between: tomorrow's match is put off, from the same phone, while this one runs.
  await goTo(page, 'Mecze')
  await row(page, 'Zryw Kępa')
    .getByRole('button', { name: /^Więcej działań/ })
    .click()
  await page.getByRole('menuitem', { name: 'Stan meczu' }).click()
  await page.getByRole('dialog', { name: 'Stan meczu' }).getByRole('button', { name: 'Termin nieznany' }).click()
  await expect(page.getByRole('dialog', { name: 'Stan meczu' }).getByText('przełożony')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(score(page)).toHaveText('2:0')

  for (const each of [ewa, page]) {
    await whistle(each, 'Stop')
    await press(each, 'Druga połowa')
    await whistle(each, 'Koniec meczu')
  }
  await expect
    .poll(() => fans(), SENT)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first, status: 'finished', homeScore: 2, awayScore: 0 }),
        expect.objectContaining({ id: postponed, status: 'postponed' }),
      ]),
    )
  await expect
    .poll(() => fans(`?team=${club.juniors}`), SENT)
    .toMatchObject([{ id: club.juniorMatch, status: 'finished', homeScore: 1, awayScore: 0 }])

  // The final result of the first team, as a graphic.
  await goTo(page, 'Wynik')
  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: /^Generuj (grafikę wyniku|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(SENT)
  const gallery = async () =>
    (
      (await (await fetch(`${club.app.url}/api/public/matches/${first}`)).json()) as { graphics: { type: string }[] }
    ).graphics.filter(({ type }) => type === 'result').length
  await expect.poll(gallery, SENT).toBe(1)

  // Sunday: the second goal was Kos's after all, and the match before next is prepared meanwhile.
  await goTo(page, 'Strzelcy')
  await showPane(page, 'Ustawienia')
  await page
    .getByRole('button', { name: /Popraw zdarzenie:.*Bąk/ })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: 'Popraw zdarzenie' })
  await editor.getByRole('button', { name: 'Cofnij zdarzenie' }).click()
  await expect(score(page)).toHaveText('1:0')
  await goal(page, /Kos.*Jan/)
  await expect(score(page)).toHaveText('2:0')
  // What the graphic said of the scorers is no longer so: fans do not see it, staff find it where it was.
  await expect.poll(gallery, SENT).toBe(0)

  await goTo(page, 'Mecze')
  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  const form = page.getByRole('dialog', { name: 'Nowy mecz' })
  await form
    .getByRole('textbox', { name: 'Przeciwnik' })
    .or(form.getByRole('combobox', { name: 'Przeciwnik' }))
    .click()
  await page.getByRole('option', { name: 'Sparta Bór' }).click()
  await form.getByLabel('Data meczu').fill(day(7))
  await form.getByLabel('Godzina').fill('15:00')
  const isCurrent = form.getByRole('checkbox', { name: 'Ustaw jako bieżący' })
  await expect(isCurrent, 'the one before is over').toBeChecked()
  await form.getByRole('button', { name: 'Utwórz mecz' }).click()
  await expectPath(page, '/lineup')
  await expect(score(page)).toHaveText('0:0')
  await page.getByRole('button', { name: 'Taki sam skład jak ostatnio' }).click()
  await expect(page.getByText('11 z 11')).toBeVisible()

  await expect
    .poll(() => fans(), SENT)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ awayTeam: 'Sparta Bór', status: 'scheduled', homeScore: 0 }),
        expect.objectContaining({ id: first, status: 'finished', homeScore: 2 }),
        expect.objectContaining({ id: postponed, status: 'postponed' }),
      ]),
    )
  expect(await fans()).toHaveLength(3)
  // The juniors never noticed.
  await expect(bar(ewa)).toContainText(JUNIORS)
  await expect(score(ewa)).toHaveText('1:0')
  await ewa.context().close()
})
