import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from './debian.mjs'
import { ROOT, run } from './install.mjs'

/** The same engine without a window of its own, and so a quarter faster over all journeys. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const playwright = (...args) => [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), ...args]

/** Undefined: Playwright's own is used. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || [HEADLESS_SHELL, ...WHOLE].find((path) => existsSync(path))

/** A browser for the journeys: the one that is there, else Debian's as root, else Playwright's own. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return
  if (canInstallPackages() && (installPackages('chromium-headless-shell') || installPackages('chromium'))) return
  if (!chromiumPath()) run(process.execPath, playwright('install', 'chromium'))
}

/** How every test starts it. */
export const launchOptions = {
  executablePath: chromiumPath(),
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
