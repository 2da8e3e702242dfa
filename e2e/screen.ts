import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Account, RunningApp } from './app.ts'

/** Signs in without the form; for journeys that are about something else. */
export async function signIn(page: Page, app: RunningApp, { username, password }: Account): Promise<void> {
  const response = await page.request.post(`${app.url}/api/login`, { data: { username, password } })
  expect(response.status()).toBe(200)
}

/** There is one toast at a time. Failures are alerts, the rest has the role of a status. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: text })

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Colours on their way from one to the other have no contrast that means anything. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** Nothing that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsEnd(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: typeof axe }).axe
    return runner.run(document, { resultTypes: ['violations'] })
  })
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave).toEqual([])
}

/** Holds every answer of an address until `release` is called. */
export async function holdAnswers(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
