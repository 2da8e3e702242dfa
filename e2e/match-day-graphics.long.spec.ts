import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { clockSheet } from './match-clock.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, signIn } from './screen.ts'
import { withShareSheet } from './share-sheet.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub

const COMPETITION = 'IV liga'

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  await startMatch(app, club, day(7))
  await matches.change(await current(), { competition: COMPETITION, round: '4', venue: 'Stadion Miejski' })
  await openLeague()
})
test.afterAll(() => app.stop())

async function current(): Promise<number> {
  const id = await matches.currentId()
  if (id === null) throw new Error('there is no current match')
  return id
}

/** Four teams and three rounds; the fourth is today's. */
async function openLeague(): Promise<void> {
  const sparta = await matches.opponent('Sparta Bór')
  const before = await matches.make({
    opponentId: sparta,
    matchDate: day(-7),
    competition: COMPETITION,
    round: '3',
  })
  await matches.change(before, { ruling: { ours: 2, theirs: 1 } })
  const { season } = await matches.get<{ season: number }>('/api/leagues')
  await matches.post('/api/leagues', { season, competition: COMPETITION })
}

interface Made {
  graphic: string
  taps: number
  seconds: number
}

/** One finger: it counts its taps, and how long it takes from the first until the share sheet has the file. */
class Finger {
  readonly made: Made[] = []
  private taps = 0
  private since = 0

  constructor(
    private readonly page: Page,
    private readonly shared: () => Promise<{ text: string; width: number; height: number }[]>,
  ) {}

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeEnabled(MADE)
    if (this.taps === 0) this.since = Date.now()
    await target.tap()
    this.taps++
  }

  share = (graphic: string, from: Locator, caption: RegExp): Promise<void> =>
    this.shareBy(from.getByRole('button', { name: 'Udostępnij' }), graphic, caption)

  async shareBy(last: Locator, graphic: string, caption: RegExp): Promise<void> {
    const before = (await this.shared()).length
    await this.tap(last)
    await expect.poll(async () => (await this.shared()).length, MADE).toBe(before + 1)
    this.made.push({ graphic, taps: this.taps, seconds: (Date.now() - this.since) / 1000 })
    expect((await this.shared()).at(-1)).toMatchObject({ text: expect.stringMatching(caption), width: 1200 })
    this.taps = 0
    await expectAccessible(this.page)
  }
}

class MatchDay {
  constructor(
    private readonly page: Page,
    readonly finger: Finger,
  ) {}

  private readonly bar = () => this.page.getByRole('region', { name: 'Stan meczu' })
  private readonly dialog = (name: string | RegExp) => this.page.getByRole('dialog', { name })
  private readonly panel = () => this.page.getByRole('region', { name: 'Podgląd na żywo' })
  private readonly button = (where: Locator, name: string | RegExp) => where.getByRole('button', { name })

  async open(path: string): Promise<void> {
    await this.page.goto(`${app.url}${path}`)
    await expect(this.bar()).toContainText('Iskra Żuławy')
  }

  async announcement(): Promise<void> {
    await this.finger.tap(this.page.getByRole('link', { name: 'Zapowiedź' }))
    await this.finger.share('Zapowiedź', this.panel(), /Iskra Żuławy/)
  }

  async lineup(): Promise<void> {
    await this.finger.tap(this.page.getByRole('radiogroup', { name: 'Widok ekranu' }).getByText('Grafika'))
    await this.finger.tap(this.button(this.panel(), 'Generuj grafikę składu'))
    await this.finger.tap(this.button(this.panel(), 'Udostępnij'))
    await this.finger.shareBy(this.page.getByRole('menuitem', { name: /^Wyślij plik/ }), 'Skład', /^Nasz skład/)
  }

  async whistle(graphic: string, presses: readonly string[], caption: RegExp): Promise<void> {
    if (!(await clockSheet(this.page).isVisible()))
      await this.finger.tap(this.page.getByRole('button', { name: 'Otwórz zegar' }))
    for (const name of presses) {
      const asked = this.dialog(/^Zakończyć /)
      const where = name.startsWith('Zakończ') ? asked : clockSheet(this.page)
      await this.finger.tap(where.getByRole('button', { name, exact: true }))
    }
    await this.finger.share(graphic, clockSheet(this.page), caption)
  }

  async closeClock(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(clockSheet(this.page)).toBeHidden()
  }

  async goal(who: RegExp, caption: RegExp): Promise<void> {
    await this.finger.tap(this.button(this.bar(), 'Gol!'))
    await this.finger.tap(this.button(this.dialog('Kto strzelił gola?'), who))
    await this.finger.share('Gol', this.dialog('Gol zapisany'), caption)
    await this.close('Gol zapisany')
  }

  /** The tile, then who it is about. */
  async event(
    graphic: string,
    tile: string,
    who: readonly RegExp[],
    caption: RegExp,
    done = 'Zapisano',
  ): Promise<void> {
    await this.record(tile, who)
    await this.finger.share(graphic, this.dialog(done), caption)
    await this.close(done)
  }

  private async record(tile: string, who: readonly RegExp[]): Promise<void> {
    await this.finger.tap(this.bar().getByRole('button', { name: 'Zdarzenie', exact: true }))
    await this.finger.tap(this.button(this.dialog('Co się wydarzyło?'), tile))
    await this.choose(who)
  }

  private async choose(players: readonly RegExp[]): Promise<void> {
    for (const player of players) await this.finger.tap(this.button(this.page.getByRole('dialog'), player))
  }

  async twoChanges(first: readonly RegExp[], second: readonly RegExp[], caption: RegExp): Promise<void> {
    await this.record('Zmiana', first)
    await this.finger.tap(this.button(this.dialog('Zapisano'), 'Kolejna zmiana'))
    await this.choose(second)
    await this.finger.share('Dwie zmiany', this.dialog('Zapisano'), caption)
    await this.close('Zapisano')
  }

  private async close(name: string): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.dialog(name)).toBeHidden()
  }

  /** Another of those that the final whistle offers. */
  async offered(graphic: string, steps: readonly RegExp[], caption: RegExp): Promise<void> {
    const sheet = clockSheet(this.page)
    await this.finger.tap(sheet.getByRole('radiogroup', { name: 'Grafika' }).getByText(graphic, { exact: true }))
    for (const name of steps) await this.finger.tap(this.button(sheet, name))
    await this.finger.share(graphic, sheet, caption)
  }
}

test('a whole match day: every graphic is made and shared with a few taps', { tag: '@phone-only' }, async ({
  page,
}) => {
  test.setTimeout(600_000)
  const { shared } = await withShareSheet(page)
  const match = new MatchDay(page, new Finger(page, shared))
  await signIn(page, app, ANNA)

  await match.open('/graphics')
  await match.announcement()

  await matches.change(await current(), { matchDate: day(0) })
  await match.open('/lineup')
  await match.lineup()

  await match.whistle('Początek meczu', ['Pierwsza połowa'], /Iskra Żuławy/)
  await match.closeClock()
  await match.goal(/Kos.*Jan/, /Jan Kos/)
  await match.goal(/Bąk/, /2:0/)
  await match.event('Gol samobójczy', 'Gol samobójczy', [/Gil/], /2:1/, 'Gol zapisany')
  await match.event('Niewykorzystany karny', 'Karny: bez gola', [/Żurawski/], /Żurawski/)
  await match.twoChanges(
    [/Sikora/, /Kos.*Olek/],
    [/Wróbel/, /Brzęczyszczykiewicz/],
    /(?=[\s\S]*Olek Kos)[\s\S]*Brzęczyszczykiewicz/,
  )
  await match.event('Czerwona kartka', 'Czerwona kartka', [/Sowa/], /Sowa/)
  await match.whistle('Wynik do przerwy', ['Stop', 'Zakończ połowę'], /2:1/)
  await match.whistle('Druga połowa', ['Druga połowa'], /2:1/)
  await match.whistle('Wynik', ['Koniec meczu', 'Zakończ mecz'], /2:1/)
  await match.offered('Zawodnik meczu', [/Bąk/], /Bąk/)
  await match.offered('Tabela', [], /Orły Dębno/)

  const { made } = match.finger
  await test.info().attach('seconds', {
    body: made.map(({ graphic, seconds }) => `${graphic}: ${seconds.toFixed(1)}`).join('\n'),
  })
  expect(made.map(({ graphic, taps }) => [graphic, taps])).toEqual([
    ['Zapowiedź', 2],
    ['Skład', 4],
    ['Początek meczu', 3],
    ['Gol', 3],
    ['Gol', 3],
    ['Gol samobójczy', 4],
    ['Niewykorzystany karny', 4],
    ['Dwie zmiany', 8],
    ['Czerwona kartka', 4],
    ['Wynik do przerwy', 4],
    ['Druga połowa', 2],
    ['Wynik', 3],
    ['Zawodnik meczu', 3],
    ['Tabela', 2],
  ])
})
