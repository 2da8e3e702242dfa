import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { ANNA, type RunningApp, startApp } from './app.ts'
import { type GoalClub, openGoalClub, startMatch } from './goal-club.ts'
import { CHANGES, escapeFrom, expectAccessible, isPhone, signIn, toast } from './screen.ts'
import { MADE } from './slow-machine.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  app = await startApp()
  club = await openGoalClub(app)
})
test.beforeEach(() => startMatch(app, club))
test.afterAll(() => app.stop())

/** Every tap that a person makes is counted. */
class Hand {
  taps = 0
  async tap(target: Locator): Promise<void> {
    this.taps++
    await (isPhone() ? target.tap() : target.click())
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const score = (page: Page) => bar(page).locator('strong')
const eventButton = (page: Page) => bar(page).getByRole('button', { name: 'Zdarzenie', exact: true })
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const list = (page: Page) => page.getByRole('region', { name: 'Przebieg meczu' })
const rows = (page: Page) => list(page).getByRole('listitem')
const row = (page: Page, words: RegExp) => list(page).getByRole('button', { name: words })
const graphic = (page: Page) => page.getByRole('region', { name: 'Podgląd na żywo' }).getByRole('img')

async function answer<T>(path: string): Promise<T> {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie: club.cookie } })
  return (await response.json()) as T
}

/** Of the finished graphics, as the server words them. */
async function captions(): Promise<string[]> {
  const { documentId } = await answer<{ documentId: number }>('/api/matches/current')
  const graphics = await answer<{ caption: string }[]>(`/api/matches/${documentId}/graphics`)
  return graphics.map(({ caption }) => caption)
}

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

const openGoals = async (page: Page) => {
  await open(page, '/scorer')
  await expect(list(page)).toBeVisible()
}

const kinds = (page: Page) => sheet(page, 'Co się wydarzyło?')
const done = (page: Page) => sheet(page, 'Zapisano')

/** From the bar to the step that asks who. */
async function begin(page: Page, kind: string): Promise<void> {
  await eventButton(page).click()
  await kinds(page).getByRole('button', { name: kind }).click()
}

async function close(page: Page): Promise<void> {
  await done(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(done(page)).toBeHidden()
}

/** One of ours, or one of theirs by name or without. */
async function record(page: Page, kind: string, who: { player: RegExp } | { theirs: string }): Promise<void> {
  await begin(page, kind)
  const ask = page.getByRole('dialog')
  if ('player' in who) await ask.getByRole('button', { name: who.player }).click()
  else {
    await ask.getByText('Rywale', { exact: true }).click()
    if (who.theirs) await ask.getByLabel('Nazwisko').fill(who.theirs)
    await ask.getByRole('button', { name: who.theirs ? 'Zapisz' : 'Bez nazwiska' }).click()
  }
}

/** A finger, which may miss, taps twice. */
async function pick(picker: Locator, player: RegExp): Promise<void> {
  const line = picker.getByRole('button', { name: player })
  if (isPhone()) await line.tap()
  await (isPhone() ? line.tap() : line.click())
  await expect(picker).toBeHidden()
}

async function goal(page: Page, player: RegExp, minute?: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await sheet(page, 'Kto strzelił gola?').getByRole('button', { name: player }).click()
  const saved = sheet(page, 'Gol zapisany')
  if (minute) {
    await saved.getByLabel('Minuta', { exact: true }).fill(minute)
    await saved.getByLabel('Minuta', { exact: true }).press('Enter')
  }
  await expect(saved).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(saved).toBeHidden()
}

test('a card in three taps and a substitution in four, on any screen', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/preview')
  const hand = new Hand()
  await hand.tap(eventButton(page))
  await expect(kinds(page)).toBeVisible()
  await expectAccessible(page)
  await hand.tap(kinds(page).getByRole('button', { name: 'Żółta kartka' }))
  const ask = sheet(page, 'Żółta kartka')
  await expect(ask.getByRole('region', { name: 'Na boisku' }).getByRole('button')).toHaveCount(11)
  await expect(ask.getByRole('region', { name: 'Pozostali' }).getByRole('button')).toHaveCount(3)
  await expectAccessible(page)
  await hand.tap(ask.getByRole('button', { name: /Wróbel/ }))
  await expect(done(page)).toContainText('Piotr WróbelŻółta kartka')
  expect(hand.taps).toBe(3)
  await expectAccessible(page)
  await close(page)

  hand.taps = 0
  await hand.tap(eventButton(page))
  await hand.tap(kinds(page).getByRole('button', { name: 'Zmiana' }))
  await hand.tap(sheet(page, 'Kto schodzi?').getByRole('button', { name: /Bąk/ }))
  const bench = sheet(page, 'Kto wchodzi?').getByRole('region', { name: 'Ławka' })
  await hand.tap(bench.getByRole('button', { name: /Kos.*Olek/ }))
  await expect(done(page)).toContainText('Adam BąkZmiana · wchodzi: Olek Kos')
  expect(hand.taps).toBe(4)
  await close(page)

  await eventButton(page).click()
  await kinds(page).getByRole('button', { name: 'Czerwona kartka' }).click()
  const pitch = sheet(page, 'Czerwona kartka').getByRole('region', { name: 'Na boisku' })
  await expect(pitch.getByRole('button', { name: /Kos.*Olek/ }), 'who came on plays').toBeVisible()
  await expect(pitch.getByRole('button', { name: /Bąk/ }), 'who went off does not').toHaveCount(0)
})

test('a double tap is one event, and never the next question’s answer', { tag: '@phone-only' }, async ({ page }) => {
  await openGoals(page)
  await begin(page, 'Zmiana')
  const who = sheet(page, 'Kto schodzi?').getByRole('button', { name: /Żurawski/ })
  await who.dblclick()
  await expect(sheet(page, 'Kto wchodzi?')).toBeVisible()
  await sheet(page, 'Kto wchodzi?')
    .getByRole('button', { name: /Kos.*Olek/ })
    .tap()
  await close(page)
  await begin(page, 'Żółta kartka')
  await sheet(page, 'Żółta kartka')
    .getByRole('button', { name: /Sikora/ })
    .dblclick()
  await expect(done(page)).toBeVisible()
  await close(page)
  await expect(rows(page)).toHaveText([/Łukasz Żurawski.*wchodzi: Olek Kos/, /Marek Sikora.*Żółta kartka/])
})

const told = (page: Page) => done(page).getByRole('status').filter({ hasText: 'To druga żółta kartka tego zawodnika' })

test('the second yellow card is known by itself, ours and theirs', async ({ page }) => {
  await openGoals(page)
  await record(page, 'Żółta kartka', { player: /Wróbel/ })
  await close(page)
  await record(page, 'Żółta kartka', { player: /Wróbel/ })
  await expect(told(page)).toBeVisible()
  await close(page)
  await record(page, 'Żółta kartka', { theirs: 'Nowak' })
  await expect(told(page)).toHaveCount(0)
  await close(page)
  await expect(rows(page)).toHaveText([
    /Piotr Wróbel.*Żółta kartka/,
    /Piotr Wróbel.*Druga żółta kartka/,
    /Nowak.*Żółta kartka · Iskra Żuławy/,
  ])
})

test('own goals count for the other side, penalties by what became of them; the lists say what they were', async ({
  page,
}) => {
  test.slow()
  await openGoals(page)
  await record(page, 'Gol samobójczy', { player: /Gil/ })
  await expect(sheet(page, 'Gol zapisany')).toContainText('Kamil Gil (sam.)')
  await expect(score(page)).toHaveText('0:1')
  await expect(sheet(page, 'Gol zapisany')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Gol zapisany')).toBeHidden()
  await record(page, 'Karny: gol', { player: /Bąk/ })
  await expect(score(page)).toHaveText('1:1')
  await expect(sheet(page, 'Gol zapisany')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Gol zapisany')).toBeHidden()
  await record(page, 'Karny: bez gola', { theirs: '' })
  await close(page)
  await record(page, 'Gol nieuznany', { theirs: 'Lis' })
  await close(page)
  await begin(page, 'Notatka')
  await sheet(page, 'Notatka').getByLabel('Co się stało?').fill('Przerwa na nawodnienie')
  await sheet(page, 'Notatka').getByRole('button', { name: 'Zapisz notatkę' }).click()
  await close(page)
  await expect(score(page)).toHaveText('1:1')
  await expect(rows(page)).toHaveText([
    /Kamil Gil \(sam\.\).*Gol samobójczy.*0:1/,
    /Adam Bąk \(k\.\).*Gol z rzutu karnego.*1:1/,
    /Rywale.*Niewykorzystany rzut karny/,
    /Lis.*Gol nieuznany/,
    /Przerwa na nawodnienie/,
  ])
  await expectAccessible(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Wynik' }).click()
  await expect(page.getByRole('region', { name: 'Gole: Orły Dębno' })).toContainText('Adam Bąk (k.)1:1')
  await expect(page.getByRole('region', { name: 'Gole: Iskra Żuławy' })).toContainText('Kamil Gil (sam.)0:1')
  await page.getByRole('button', { name: /Edytuj gola:.*Kamil Gil/ }).click()
  await expect(sheet(page, 'Popraw zdarzenie').getByText('Gol liczy się dla rywali.')).toBeVisible()
})

test('an event is put right: minute, kind, player, side, place; taken back and brought back', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await openGoals(page)
  await goal(page, /Kos.*Jan/, '12')
  await record(page, 'Żółta kartka', { player: /Wróbel/ })
  await done(page).getByLabel('Minuta', { exact: true }).fill('45+2')
  await close(page)
  const editor = sheet(page, 'Popraw zdarzenie')

  await row(page, /Popraw zdarzenie:.*Piotr Wróbel/).click()
  await expectAccessible(page)
  await editor.getByLabel('Minuta', { exact: true }).fill('11')
  await editor.getByLabel('Rodzaj').selectOption('Czerwona kartka')
  await editor.getByLabel('Notatka').fill('faul taktyczny')
  await editor.getByRole('button', { name: 'Zapisz' }).click()
  await expect(rows(page)).toHaveText([/11'.*Piotr Wróbel.*Czerwona kartka · faul taktyczny/, /12'.*Jan Kos.*1:0/])

  await row(page, /Popraw zdarzenie:.*Jan Kos/).click()
  await editor.getByRole('button', { name: /Strzelec.*Jan Kos/ }).click()
  await pick(sheet(page, 'Strzelec'), /Adam Bąk/)
  await editor.getByRole('button', { name: /Asysta/ }).click()
  await pick(sheet(page, 'Asysta'), /Tomasz Dudek/)
  await editor.getByRole('button', { name: 'Zapisz' }).click()
  await expect(rows(page).nth(1)).toHaveText(/Adam Bąk.*Gol · asysta: Tomasz Dudek.*1:0/)

  await row(page, /Popraw zdarzenie:.*Adam Bąk/).click()
  await editor.getByRole('button', { name: 'Przenieś wyżej' }).click()
  await expect(editor.getByRole('button', { name: 'Przenieś wyżej' })).toBeDisabled()
  await editor.getByText('Rywale', { exact: true }).click()
  await editor.getByLabel('Strzelec').fill('Wilk')
  await editor.getByRole('button', { name: 'Zapisz' }).click()
  await expect(rows(page)).toHaveText([/12'.*Wilk.*0:1/, /11'.*Piotr Wróbel/])
  await expect(score(page)).toHaveText('0:1')

  await row(page, /Popraw zdarzenie:.*Wilk/).click()
  await editor.getByRole('button', { name: 'Cofnij zdarzenie' }).click()
  await expect(score(page)).toHaveText('0:0')
  await expect(rows(page)).toHaveCount(1)
  await toast(page, 'Zdarzenie cofnięte').getByRole('button', { name: 'Przywróć' }).click()
  await expect(score(page)).toHaveText('0:1')
  await expect(rows(page)).toHaveText([/12'.*Wilk.*0:1/, /11'.*Piotr Wróbel/])
})

test('without a line an event is recorded all the same, and goes out once there is one', async ({ page }) => {
  await openGoals(page)
  // Everything that recording needs has come while the page was at rest.
  await eventButton(page).click()
  await escapeFrom(kinds(page))
  await expect(kinds(page)).toBeHidden()
  let isCut = true
  // Taken away while a retry is on its way, the route would let it through unseen, and its answer would be waited for in vain.
  await page.route(CHANGES, (route) => (isCut ? route.abort() : route.continue()))
  await record(page, 'Żółta kartka', { player: /Wróbel/ })
  await close(page)
  await expect(rows(page)).toHaveText([/Piotr Wróbel/])
  const sent = page.waitForResponse((response) => CHANGES.test(response.url()) && response.ok())
  isCut = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await sent
  await page.reload()
  await expect(rows(page)).toHaveText([/Piotr Wróbel.*Żółta kartka/])
})

const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })).newPage()

test('one goal recorded by two people is asked about once, and counted once', async ({ page, browser }) => {
  await openGoals(page)
  const second = await elsewhere(browser)
  await openGoals(second)
  await goal(page, /Kos.*Jan/)
  await expect(score(second)).toHaveText('1:0')
  await second.getByRole('button', { name: 'Gol!' }).click()
  await sheet(second, 'Kto strzelił gola?').getByRole('button', { name: /Bąk/ }).click()
  for (const each of [page, second]) {
    const question = sheet(each, 'Jeden gol czy dwa?')
    await expect(question).toContainText('Jan Kos')
    await expect(question).toContainText('Adam Bąk')
    await expect(score(each)).toHaveText('1:0')
  }
  await expectAccessible(second)
  await sheet(second, 'Jeden gol czy dwa?')
    .getByRole('button', { name: /Jeden gol: Adam Bąk/ })
    .click()
  for (const each of [page, second]) {
    await expect(sheet(each, 'Jeden gol czy dwa?')).toBeHidden()
    await expect(score(each)).toHaveText('1:0')
    await expect(rows(each)).toHaveText([/Adam Bąk.*1:0/])
  }
  await page.reload()
  await expect(rows(page)).toHaveText([/Adam Bąk.*1:0/])
  await expect(sheet(page, 'Jeden gol czy dwa?')).toHaveCount(0)
  await second.context().close()
})

test('two goals that two people recorded at once stay two', async ({ page, browser }) => {
  await openGoals(page)
  const second = await elsewhere(browser)
  await open(second, '/lineup')
  await goal(page, /Kos.*Jan/)
  await expect(score(second)).toHaveText('1:0')
  await second.getByRole('button', { name: 'Gol!' }).click()
  await sheet(second, 'Kto strzelił gola?').getByRole('button', { name: /Bąk/ }).click()
  await sheet(page, 'Jeden gol czy dwa?').getByRole('button', { name: 'Dwa gole' }).click()
  for (const each of [page, second]) {
    await expect(score(each)).toHaveText('2:0')
    await expect(sheet(each, 'Jeden gol czy dwa?')).toBeHidden()
  }
  await second.context().close()
})

test('the goal screen is about one goal: an older one has its own score, minute, caption, and its scorer is put right', async ({
  page,
}) => {
  test.slow()
  await openGoals(page)
  await goal(page, /Kos.*Jan/, '12')
  await record(page, 'Karny: gol', { theirs: '' })
  await sheet(page, 'Gol zapisany').getByLabel('Minuta', { exact: true }).fill('30')
  await expect(sheet(page, 'Gol zapisany')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'Gol zapisany')).toBeHidden()
  await goal(page, /Żurawski/, '67')

  await expect(graphic(page)).toHaveAccessibleName(/Łukasz Żurawski.*67.*2:1/)
  await list(page)
    .getByRole('button', { name: /Pokaż na grafice: 30'/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/30.*1:1/)
  await list(page)
    .getByRole('button', { name: /Pokaż na grafice: 12'/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/Jan Kos.*12.*1:0/)
  await expect(page.getByLabel('Minuta', { exact: true })).toHaveValue("12'")

  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  const words = "GOOOOL! Jan Kos (12')\nOrły Dębno 1:0 Iskra Żuławy"
  expect(await captions()).toContainEqual(expect.stringContaining(words))

  await page.getByRole('button', { name: /Strzelec.*Jan Kos/ }).click()
  await sheet(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Adam Bąk/ })
    .click()
  await expect(graphic(page)).toHaveAccessibleName(/Adam Bąk.*12.*1:0/)
  await expect(rows(page)).toHaveText([/12'.*Adam Bąk.*1:0/, /30'.*1:1/, /67'.*Łukasz Żurawski.*2:1/])
  await expect(page.getByRole('button', { name: 'Generuj ponownie' })).toBeVisible()

  await page.getByRole('button', { name: 'Następny gol' }).click()
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await sheet(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Rafał Sowa/ })
    .click()
  await expect(rows(page), 'the goals that were are not touched').toHaveCount(3)
  await expect(rows(page).first()).toContainText('Adam Bąk')
  await page.getByLabel('Minuta', { exact: true }).fill('80')
  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await expect(rows(page).last()).toHaveText(/80'.*Rafał Sowa.*3:1/)
  await expect(graphic(page)).toHaveAccessibleName(/Rafał Sowa.*80.*3:1/)
})

test('no graphic tells of a goal that has not fallen; a score set by hand is enough', async ({ page }) => {
  await openGoals(page)
  const generate = page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ })
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await sheet(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Jan Kos/ })
    .click()
  await generate.click()
  await expect(toast(page, 'Brak gola')).toContainText('Najpierw dodaj gola albo ustaw wynik')
  const ours = page.getByRole('group', { name: 'Bramki: Orły Dębno' })
  await ours.getByRole('button', { name: 'jedna bramka więcej' }).click()
  await generate.click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  expect(await captions()).toContainEqual(expect.stringContaining('Orły Dębno 1:0'))
})
