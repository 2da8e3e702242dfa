import { expect, type Locator, type Page } from '@playwright/test'

export const clockCard = (page: Page): Locator => page.getByRole('region', { name: 'Zegar meczu' })
export const clockSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Zegar meczu' })

const question = (page: Page): Locator => page.getByRole('dialog', { name: /^Zakończyć / })

export async function openClock(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Otwórz zegar' }).click()
  await expect(clockSheet(page)).toBeVisible()
  return clockSheet(page)
}

const lastPresses = new WeakMap<Page, number>()

/** Two presses within a second are one; a journey is quicker than any finger. */
async function pressAsOne(button: Locator): Promise<void> {
  const page = button.page()
  const last = lastPresses.get(page) ?? 0
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(1_000)
  await button.click()
  lastPresses.set(page, Date.now())
}

/** Any button that moves the clock on or back, in the sheet or on the line-up screen. */
export const pressClock = (where: Locator, name: string): Promise<void> =>
  pressAsOne(where.getByRole('button', { name, exact: true }))

/** A press that ends a half before its time is asked about once. */
export async function endEarly(where: Locator, label: 'Stop' | 'Koniec meczu'): Promise<void> {
  await pressClock(where, label)
  const asked = question(where.page())
  await pressAsOne(asked.getByRole('button', { name: label === 'Stop' ? 'Zakończ połowę' : 'Zakończ mecz' }))
  await expect(asked).toBeHidden()
}
