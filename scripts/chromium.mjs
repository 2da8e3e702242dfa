import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './install.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const playwright = (...args) => [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), ...args]

/** A browser for the journeys: the one that is there, else Debian's as root, else Playwright's own. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || SYSTEM.some(existsSync)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env })
    if (SYSTEM.some(existsSync)) return
  }
  run(process.execPath, playwright('install', 'chromium'))
}
