import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { MINUTE_MS } from '#domain/match/clock.ts'
import { ANNA, type RunningApp, saveSetting, startApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, expectPath, signIn, silenceReads, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})

test.afterAll(() => app.stop())

/** The page's own polls get no answer: what it shows was told over the live feed. */
const liveOnly = (page: Page) => silenceReads(page, /\/api\/public\/matches/)

const save = (key: string, value: object) => saveSetting(app, club.cookie, key, JSON.stringify(value))

const startClock = (minutes: number) =>
  save('lineup_settings_global', {
    matchTimeState: 'firstHalf',
    matchTimerActive: true,
    matchTimerStartTime: Date.now() - minutes * MINUTE_MS,
    matchTimerElapsed: 0,
    matchMinute: minutes,
  })

const saveGoals = (...scorers: string[]) =>
  save('result_settings_global', {
    isHalfTime: true,
    resultHomeScore: scorers.length,
    resultAwayScore: 0,
    opponentId: club.opponentId,
    isHome: true,
    scorers: scorers.map((name, index) => ({
      id: `goal-${index}`,
      isOpponent: false,
      minute: `${12 + index}'`,
      playerId: club.players[name],
      score: `${index + 1}:0`,
    })),
  })

interface Known {
  id: number
  cells: Record<string, unknown>
  stamps: Record<string, { version: number }>
}

const get = async <T>(path: string): Promise<T> =>
  (await fetch(`${app.url}${path}`, { headers: { cookie: club.cookie } })).json() as Promise<T>

/** As a browser of staff sends it, in the current match. */
async function record(values: Record<string, unknown>): Promise<void> {
  const { id } = await get<{ id: number }>('/api/matches/current')
  const { cells, stamps } = await get<Known>(`/api/matches/${id}`)
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, to]) => [key, { base: stamps[key]?.version ?? 0, from: cells[key] ?? null, to }]),
  )
  const response = await fetch(`${app.url}/api/matches/${id}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: club.cookie },
    body: JSON.stringify({ device: 'telefon', changes }),
  })
  expect(response.status).toBe(200)
}

async function publish(type: string): Promise<void> {
  const picture = await sharp({ create: { width: 120, height: 150, channels: 3, background: '#14633f' } })
    .png()
    .toBuffer()
  const response = await fetch(`${app.url}/api/generate-graphic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: club.cookie },
    body: JSON.stringify({ base64Image: `data:image/png;base64,${picture.toString('base64')}`, type }),
  })
  expect(response.status).toBeLessThan(300)
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
const answerTo = (page: Page) => page.getByRole('region', { name: 'Odpowiedź' })

const fail = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, json: { message: 'Serwer odpoczywa' } }))

test.describe('the test page', () => {
  test.beforeEach(({ page }) => page.goto(`${app.url}/client-test`))

  test('shows matches, the team and events as they come, and goes back home', async ({ page }) => {
    await startMatch(app, club)
    await saveGoals('Jan Kos')
    await page.getByRole('button', { name: 'Pobierz mecze' }).click()
    await expect(answerTo(page)).toContainText('Orły Dębno – Iskra Żuławy')
    await answerTo(page).getByText('Surowy JSON').click()
    await expect(answerTo(page)).toContainText('"homeTeam": "Orły Dębno"')
    await expectAccessible(page)

    await tab(page, 'Drużyna').click()
    await page.getByRole('button', { name: 'Pobierz drużynę' }).click()
    await expect(answerTo(page)).toContainText('Bramkarze (1)')
    await expect(answerTo(page)).toContainText('Szymon Jastrząb')

    await tab(page, 'Wydarzenia').click()
    await page.getByLabel('Mecz', { exact: true }).selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Pobierz wydarzenia' }).click()
    await expect(answerTo(page)).toContainText('Jan Kos (9)')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Powrót' }).click()
    await expectPath(page, '/')
  })

  test('asks for the list of matches before their events', async ({ page }) => {
    await tab(page, 'Wydarzenia').click()
    await page.getByRole('button', { name: 'Pobierz wydarzenia' }).click()
    await expect(toast(page, 'Brak meczów')).toContainText('Najpierw pobierz listę meczów')
  })

  test('tells each failure', async ({ page }) => {
    await page.getByRole('button', { name: 'Pobierz mecze' }).click()
    await expect(answerTo(page)).toBeVisible()
    await fail(page, '**/api/public/**')
    for (const [name, button, message] of [
      ['Wydarzenia', 'Pobierz wydarzenia', 'Nie udało się pobrać wydarzeń z meczu'],
      ['Mecze', 'Pobierz mecze', 'Nie udało się pobrać listy meczów'],
      ['Drużyna', 'Pobierz drużynę', 'Nie udało się pobrać informacji o drużynie'],
    ] as const) {
      await tab(page, name).click()
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert').filter({ hasText: message })).toContainText('Serwer odpoczywa')
    }
    await tab(page, 'Powiadomienia').click()
    await page.getByLabel('Token', { exact: true }).fill('abc')
    await page.getByRole('button', { name: 'Zarejestruj token' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się zarejestrować tokenu' })).toBeVisible()
    await page.getByRole('button', { name: 'Wyrejestruj token' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się wyrejestrować tokenu' })).toBeVisible()
  })

  test('registers a device once and lets it go', async ({ page }) => {
    const devices = async () => {
      const response = await fetch(`${app.url}/api/devices`, { headers: { cookie: club.cookie } })
      return ((await response.json()) as { total: number }).total
    }
    await tab(page, 'Powiadomienia').click()
    const token = page.getByLabel('Token', { exact: true })
    for (const button of ['Zarejestruj token', 'Wyrejestruj token']) {
      await token.fill('   ')
      await page.getByRole('button', { name: button }).click()
      await expect(toast(page, 'Podaj token urządzenia').first()).toBeVisible()
      await expect(token).toHaveAccessibleDescription(/Podaj token urządzenia/)
    }
    await expectAccessible(page)

    await token.fill('  token-1  ')
    await page.getByLabel('Identyfikator urządzenia').fill('telefon-1')
    await page.getByLabel('Platforma').selectOption('android')
    await page.getByRole('button', { name: 'Zarejestruj token' }).click()
    await expect(toast(page, 'Token zarejestrowany')).toContainText(/ID: \d+/)
    const first = await page.getByText(/Zarejestrowano pod numerem \d+/).textContent()
    await page.getByRole('button', { name: 'Zarejestruj token' }).click()
    await expect(page.getByText(/Zarejestrowano pod numerem/)).toHaveText(first ?? '')
    expect(await devices()).toBe(1)

    await page.getByRole('button', { name: 'Wyrejestruj token' }).click()
    await expect(toast(page, 'Token wyrejestrowany')).toBeVisible()
    expect(await devices()).toBe(0)
  })
})

test.describe('the test notification', () => {
  const send = async (page: Page) => {
    await page.clock.install()
    await page.goto(`${app.url}/client-test`)
    await tab(page, 'Powiadomienia').click()
    await page.getByRole('button', { name: 'Wyślij testowe powiadomienie' }).click()
  }

  test('is the browser’s own where it may be, and closes after five seconds', async ({ page }) => {
    await page.addInitScript(() => {
      class Recorded {
        static permission = 'granted'
        readonly title: string
        readonly since = Date.now()
        constructor(title: string) {
          this.title = title
        }
        close() {
          document.title = `${this.title}: ${Date.now() - this.since} ms`
        }
      }
      Object.assign(window, { Notification: Recorded })
    })
    await send(page)
    await expect(toast(page, 'Powiadomienie pokazane')).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(page).toHaveTitle(/^Testowe powiadomienie: 5\d{3} ms$/)
  })

  for (const [name, isKnown, reason] of [
    ['was refused', true, 'nie ma zgody'],
    ['is not known', false, 'nie pokazuje powiadomień stron'],
  ] as const) {
    test(`stays on the page where it ${name}`, async ({ page }) => {
      await page.addInitScript((hasNotifications) => {
        if (!hasNotifications) Reflect.deleteProperty(window, 'Notification')
        else Object.assign(window, { Notification: { permission: 'default', requestPermission: async () => 'denied' } })
      }, isKnown)
      await send(page)
      await expect(toast(page, 'Testowe powiadomienie')).toContainText(reason)
      await page.clock.runFor(5_500)
      await expect(toast(page, 'Testowe powiadomienie')).toBeHidden()
    })
  }
})

test.describe('the fan app', () => {
  test.beforeEach(() => startMatch(app, club))

  test('shows each change of the match as it happens', async ({ page }) => {
    await page.goto(`${app.url}/fan-app`)
    const home = panel(page, 'Start')
    await expect(home).toContainText('Orły Dębno')
    await liveOnly(page)
    await startClock(33)
    await expect(home).toContainText("Na żywo 34'")
    await saveGoals('Jan Kos')
    await expect(home).toContainText('Wynik 1:0')
    await expect(home).toContainText("12'Gol: Jan Kos")
    await expectAccessible(page)
    await saveGoals('Jan Kos', 'Adam Bąk')
    await expect(home).toContainText('Wynik 2:0')
    await saveGoals('Jan Kos')
    await expect(home).toContainText('Wynik 1:0')
    await expect(home).not.toContainText('Adam Bąk')
  })

  test('tells events of every kind as they happen, and forgets one that was none', async ({ page }) => {
    await startClock(60)
    await page.goto(`${app.url}/fan-app`)
    await page.getByRole('button', { name: 'Zobacz mecz' }).click()
    const match = panel(page, 'Mecz')
    await expect(match).toContainText('Na razie nic się nie wydarzyło')
    await liveOnly(page)
    const at = Date.now()
    const event = (facts: object) => ({ side: 'ours', at, ...facts })
    const row = (text: string) => match.getByRole('listitem').filter({ hasText: text })

    const card = event({ kind: 'yellowCard', side: 'theirs', minute: "31'", name: 'M. Wrona' })
    await record({ 'event:card': card })
    await expect(row('M. Wrona')).toContainText('Żółta kartka · Iskra Żuławy')
    await expect(row('M. Wrona')).not.toContainText('0:0')
    const { 'Jan Kos': kos, 'Adam Bąk': bak } = club.players
    await record({
      'event:change': event({ kind: 'substitution', minute: "46'", playerId: kos, otherId: bak, at: at + 1 }),
    })
    await expect(row('Kos → Bąk')).toContainText('schodzi Jan Kos, wchodzi Adam Bąk')
    const own = event({
      kind: 'ownGoal',
      side: 'theirs',
      minute: "52'",
      playerId: club.players['Rafał Sowa'],
      at: at + 2,
    })
    await record({ 'event:own': own })
    await expect(row('Rafał Sowa (sam.)')).toContainText('gol dla: Iskra Żuławy')
    await expect(row('Rafał Sowa (sam.)')).toContainText('0:1')
    await record({
      'event:penalty': event({ kind: 'penalty', minute: "58'", playerId: bak, at: at + 3 }),
      'event:note': event({ kind: 'note', minute: "59'", note: 'Przerwa na nawodnienie', at: at + 4 }),
    })
    await expect(match.getByRole('listitem').filter({ hasText: "'" })).toContainText([
      "59'Przerwa na nawodnienie",
      "58'Gol z rzutu karnego: Adam Bąk (k.)",
      "52'Gol samobójczy: Rafał Sowa (sam.)",
      "46'Zmiana: Kos → Bąk",
      "31'M. Wrona",
    ])
    await expectAccessible(page)

    await record({ 'event:own': { ...own, isTakenBack: true }, 'event:card': { ...card, isTakenBack: true } })
    await expect(match).toContainText('Wynik 1:0')
    await expect(row('Rafał Sowa')).toHaveCount(0)
    await expect(row('M. Wrona')).toHaveCount(0)
    await tab(page, 'Start').click()
    await expect(panel(page, 'Start')).toContainText('Adam Bąk (k.)')
    await expect(panel(page, 'Start')).not.toContainText('Kos → Bąk')
  })

  test('follows extra time and penalties, and tells how the match was decided', async ({ page }) => {
    await page.goto(`${app.url}/fan-app`)
    const home = panel(page, 'Start')
    await expect(home).toContainText('Zapowiedź')
    await liveOnly(page)
    const extra = { matchTimeState: 'secondHalf', matchPeriod: 'extraFirstHalf', matchTimerElapsed: 52.5 * MINUTE_MS }
    await record({ clock: { ...extra, matchTimerActive: true, matchTimerStartTime: Date.now() } })
    await expect(home).toContainText("Dogrywka 98'")
    const penalties = { ...extra, matchPeriod: 'penalties', matchTimerElapsed: 75 * MINUTE_MS, matchTimerActive: false }
    await record({ clock: penalties, shootout: { ours: 2, theirs: 2 } })
    await expect(home).toContainText('Rzuty karne 2:2')
    await record({ clock: { ...penalties, matchTimeState: 'finished' }, shootout: { ours: 4, theirs: 3 } })
    await expect(home).toContainText('Koniec meczu')
    await expect(home).toContainText('Rzuty karne 4:3')
    await expectAccessible(page)
    await record({ ruling: { ours: 0, theirs: 3 } })
    await expect(home).toContainText('Wynik 0:3')
    await expect(home).toContainText('Walkower')
    await record({ ruling: null, course: 'postponed' })
    await expect(home).toContainText('Mecz przełożony')
    await expect(home).not.toContainText('Wynik')
  })

  test('shows what staff do in another browser as they do it', async ({ page, browser }) => {
    await page.goto(`${app.url}/fan-app`)
    const home = panel(page, 'Start')
    await expect(home).toContainText('Orły Dębno')
    await liveOnly(page)
    const staff = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
    await signIn(staff, app, ANNA)
    await staff.goto(`${app.url}/lineup`)
    await expect(staff.getByRole('region', { name: 'Stan meczu' })).toContainText('Iskra Żuławy')
    const dialog = (name: string) => staff.getByRole('dialog', { name })

    await staff.getByRole('button', { name: 'Pierwsza połowa' }).click()
    await expect(home).toContainText('Na żywo')
    await staff.getByRole('button', { name: 'Gol!' }).click()
    await dialog('Kto strzelił gola?')
      .getByRole('button', { name: /Żurawski/ })
      .click()
    await expect(home).toContainText('Wynik 1:0')
    await dialog('Gol zapisany').getByRole('button', { name: 'Cofnij gola' }).click()
    await dialog('Cofnij gola').getByRole('button', { name: 'Cofnij gola' }).click()
    await expect(home).toContainText('Wynik 0:0')

    await page.getByRole('button', { name: 'Zobacz mecz' }).click()
    await staff.goto(`${app.url}/lineup`)
    await staff.getByRole('button', { name: 'Generuj grafikę składu' }).click()
    await expect(toast(staff, 'Grafika wygenerowana')).toBeVisible()
    await expect(panel(page, 'Mecz').getByRole('list', { name: 'Jedenastka' })).toContainText('Żurawski')
    await staff.context().close()
  })

  test('keeps the line-up until it is published, then shows it and the graphic', async ({ page }) => {
    await page.goto(`${app.url}/fan-app`)
    await page.getByRole('button', { name: 'Zobacz mecz' }).click()
    const match = panel(page, 'Mecz')
    await expect(match).toContainText('Skład pojawi się, gdy klub go opublikuje')
    await publish('lineup')
    await expect(match.getByRole('list', { name: 'Jedenastka' })).toContainText('Jastrząb')
    await expect(match).toContainText('Rezerwowi')
    await expectAccessible(page)
    await tab(page, 'Galeria').click()
    const graphic = panel(page, 'Galeria').getByRole('img', { name: 'Skład meczowy: Orły Dębno – Iskra Żuławy' })
    await expect(graphic.first()).toBeVisible()
    await expectAccessible(page)
  })

  test('shows a goal without the live feed too, a little later', async ({ page }) => {
    await page.route('**/api/public/live', (route) => route.abort())
    await page.clock.install()
    await page.goto(`${app.url}/fan-app`)
    const home = panel(page, 'Start')
    await expect(home).toContainText('Zapowiedź')
    await startClock(5)
    await saveGoals('Jan Kos')
    await page.clock.runFor(10_000)
    await expect(home).toContainText('Wynik 1:0')
  })

  test('simulates a goal, and says that it does', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${app.url}/fan-app`)
    await page.getByRole('button', { name: /^Symuluj/ }).click()
    const banner = page.getByRole('status').filter({ hasText: 'Symulacja' })
    await expect(banner).toContainText('Gooool! 1:0')
    await expect(banner).toContainText('Do kibiców nic nie wysłano.')
    await expectAccessible(page)
    await page.clock.runFor(5_100)
    await expect(page.getByText('Symulacja')).toBeHidden()
  })

  test('says that it could not ask, and asks again', async ({ page }) => {
    await fail(page, '**/api/public/matches')
    await page.goto(`${app.url}/fan-app`)
    await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się pobrać meczów' })).toContainText(
      'Serwer odpoczywa',
    )
    await page.unroute('**/api/public/matches')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(panel(page, 'Start')).toContainText('Iskra Żuławy')
  })

  test('shows a sample, named as one, while the club has no match', async ({ page }) => {
    const empty = await startApp()
    try {
      await page.goto(`${empty.url}/fan-app`)
      await expect(page.getByText('Przykładowy mecz')).toBeVisible()
      await expect(panel(page, 'Start')).toContainText('Sokół Lipowa')
      await page.getByRole('button', { name: 'Zobacz mecz' }).click()
      await expect(panel(page, 'Mecz').getByRole('list', { name: 'Jedenastka' })).toContainText('Malinowicz')
      await tab(page, 'Galeria').click()
      await expect(panel(page, 'Galeria')).toContainText('Tu będą grafiki klubu')
      await expectAccessible(page)
    } finally {
      await empty.stop()
    }
  })
})
