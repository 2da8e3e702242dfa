import type { Page } from '@playwright/test'

/** More than a slow machine takes between the question and the answer; each second of it is played to the page. */
const AHEAD_MS = 5_000

/** Time stands still for a page whose clock was installed. */
export const standStill = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
