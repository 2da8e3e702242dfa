import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ROOT, run } from './install.mjs'

const reports = mkdtempSync(join(tmpdir(), 'jedenastka-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const node = (path, args, env = {}) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', ...path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

ensureInstalled()
ensureChromium()
run('npm', ['run', '--silent', 'check'])
ensureBuilt()

const vitestStatus = node(
  ['vitest', 'vitest.mjs'],
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
)
const playwrightStatus = node(['@playwright', 'test', 'cli.js'], ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
})

const unit = read(vitestReport)
const journeys = read(playwrightReport)
rmSync(reports, { recursive: true, force: true })
if (journeys?.stats.flaky) console.log(`${journeys.stats.flaky} of the journeys passed only at the second try`)
const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const failed = (unit?.numFailedTests ?? 1) + (journeys?.stats.unexpected ?? 1)
const isGreen = vitestStatus === 0 && playwrightStatus === 0 && failed === 0
console.log(`${passed} passed, ${isGreen ? 0 : Math.max(1, failed)} failed`)
process.exit(isGreen ? 0 : 1)
