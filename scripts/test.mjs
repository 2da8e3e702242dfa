import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureEngines } from './engines.mjs'
import { ensureInstalled, ROOT, run } from './install.mjs'
import { outcomeOfPlaywright, outcomeOfVitest } from './test-reports.mjs'

/** Journeys in such files, those tagged so, and on the phone what has run on the desktop before. */
const LONG = '\\.long\\.spec|@long|^phone (?!.*@phone-only)'

/**
 * `quick`: what a change most easily breaks. `long`: kills, faults, several instances, a bad line, other browsers, and each
 * property so many times as often.
 */
const PARTS = {
  quick: { projects: ['rules', 'components', 'made-up', 'server'], journeys: ['--grep-invert', LONG], env: {} },
  long: { projects: ['long', 'properties'], journeys: ['--grep', LONG], env: { PROPERTY_FACTOR: '10' } },
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : ['quick']
const unknown = chosen.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`Tests: ${Object.keys(PARTS).join(' and ')}, not ${unknown.join(', ')}`)
  process.exit(1)
}

const node = (path, args, env) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', ...path), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status

/** A run that ended badly without naming a test failed as a whole. */
function outcome(status, { passed, failures }, name) {
  const unexplained = status !== 0 && failures.length === 0
  return { passed, failures: unexplained ? [`${name} ended with ${status}`] : failures }
}

function runPart({ projects, journeys, env }) {
  const reports = mkdtempSync(join(tmpdir(), 'jedenastka-reports-'))
  const vitestReport = join(reports, 'vitest.json')
  const playwrightReport = join(reports, 'playwright.json')
  const vitestArgs = ['run', '--reporter=default', `--reporter=${join(ROOT, 'scripts', 'outcome-reporter.mjs')}`]
  const tested = node(['vitest', 'vitest.mjs'], [...vitestArgs, ...projects.map((name) => `--project=${name}`)], {
    ...env,
    OUTCOME_OF_VITEST: vitestReport,
  })
  const played = node(['@playwright', 'test', 'cli.js'], ['test', ...journeys], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })
  const outcomes = [
    outcome(tested, outcomeOfVitest(vitestReport), 'Vitest'),
    outcome(played, outcomeOfPlaywright(playwrightReport), 'Playwright'),
  ]
  rmSync(reports, { recursive: true, force: true })
  return outcomes
}

ensureInstalled()
ensureChromium()
if (chosen.includes('long')) ensureEngines()
run('npm', ['run', '--silent', 'check'])
ensureBuilt()
const outcomes = chosen.flatMap((name) => runPart(PARTS[name]))
const passed = outcomes.reduce((total, part) => total + part.passed, 0)
const failures = outcomes.flatMap((part) => part.failures)
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
