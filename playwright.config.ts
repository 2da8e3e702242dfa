import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const SAME_ON_A_PHONE =
  /is said|refusal|does not load|five hundred|heavy file|misses the hint|searched|by keyboard|with a mouse|dark colours|was held|transparent crest|default template is|clock goes through|clearing everything|eleven of the last|saving says|account deleted|unknown address|nobody is sent|only after the question|dropped or pasted|registration|wrong|by itself after|is confirmed|faults are|breaks no screen|gone from the device/i

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  globalSetup: './e2e/prepared-data.ts',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    launchOptions,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /-touch\.spec/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What does not look different on a phone is looked at once.
      testMatch:
        /(auth|guards|goals|lineup|match-day|opponents|players|preview|templates|template-editor-touch|whole-match)\.spec/,
      grepInvert: SAME_ON_A_PHONE,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
