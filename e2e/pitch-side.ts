import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { type Front, openFront } from './front.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { signIn } from './screen.ts'
import { ON_DEVICE } from './slow-machine.ts'

export const UPLOAD = '/api/graphics'
export const SENT = { timeout: 60_000 }

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Stan meczu' })
export const waiting = (page: Page, words: string): Locator => bar(page).getByRole('button', { name: words })
export const generate = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Generuj (grafikę wyniku|ponownie)$/ }).click()
export const setHomeScore = (page: Page, goals: number): Promise<void> =>
  page.getByLabel('Bramki: Orły Dębno').fill(String(goals))

/** What the worker has on the device. */
export const kept = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path)

/** A club in the middle of a match, and between it and the phone a line that can drop. */
export class PitchSide {
  private constructor(
    readonly app: RunningApp,
    readonly club: GoalClub,
    readonly front: Front,
  ) {}

  static async open(): Promise<PitchSide> {
    const club = await openGoalClub()
    return new PitchSide(club.app, club, await openFront(club.app))
  }

  async close(): Promise<void> {
    await this.front.close()
    await this.app.stop()
  }

  async newMatch(matchDate?: string): Promise<void> {
    this.front.mend()
    this.front.lose(null)
    await startMatch(this.app, this.club, matchDate)
  }

  /** Straight from the server, past the line. */
  async answer<T>(path: string): Promise<T> {
    const response = await fetch(`${this.app.url}${path}`, { headers: { cookie: this.club.cookie } })
    return (await response.json()) as T
  }

  /** Of the current match, newest first. */
  async graphics(): Promise<string[]> {
    const { graphics } = await this.answer<{ graphics: { url: string }[] }>('/api/matches/current')
    return graphics.map(({ url }) => url)
  }

  readonly countGraphics = async (): Promise<number> => (await this.graphics()).length

  /** Everything that a match screen needs is on the device. */
  async openResult(page: Page): Promise<void> {
    await signIn(page, { ...this.app, url: this.front.url }, ANNA)
    await page.goto(`${this.front.url}/result`)
    await expect(bar(page)).toContainText('Iskra Żuławy')
    for (const path of ['/api/players', '/api/matches/current', await this.goalBackground()]) {
      await expect.poll(() => kept(page, path), ON_DEVICE).toBeTruthy()
    }
  }

  private async goalBackground(): Promise<string> {
    const templates = await this.answer<{ isDefault: boolean; background: string }[]>('/api/templates?type=goal')
    return templates.find(({ isDefault }) => isDefault)?.background ?? ''
  }
}
