import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import { zoneAt } from './src/server/testing/zone-at.ts'

/** Noon at the club: no nightly backup is made beside a journey, and no midnight strikes. For the workers too. */
process.env.TIME_ZONE ??= zoneAt(12)

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // Long for a slow machine: how quick a thing is, is not what a journey is about.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  globalSetup: './e2e/prepared-clubs.ts',
  use: {
    locale: 'pl-PL',
    timezoneId: process.env.TIME_ZONE,
    launchOptions,
    // Every dialog that glides in is waited for before it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that go through a worker are out of sight of page.route.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What is not different on a phone is looked at once, on the desktop, or here with @phone-only.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
