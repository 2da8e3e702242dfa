import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { isAlive } from '#server/db/postgres-leftovers.ts'
import { signUpAnna } from './app.ts'
import { chromium } from './engines/chromium.ts'
import { makeLineup, signInByForm } from './engines/journey.ts'
import { fillGoalClub } from './goal-club.ts'
import { runNpm, UP } from './npm-command.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 600_000 })
// As people have them; the journey asks for a console without complaints.
test.use({ serviceWorkers: 'allow' })

/** Its own program, brought by npm: a wrapper around the app would not pass on what stops it. */
const nodeOf = (major: number): string =>
  execFileSync('npx', ['--yes', `--package=node@${major}`, 'node', '--print', 'process.execPath'], {
    encoding: 'utf8',
  }).trim()

for (const major of [22, 24]) {
  test(`Node ${major}: npm start, a first account, a line-up, and a stop in order`, async ({ page }) => {
    const node = nodeOf(major)
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(`v${major}.`)
    const folder = mkdtempSync(join(tmpdir(), 'jedenastka-newer-'))
    const start = runNpm(['start'], {
      DATA_DIR: folder,
      PORT: '0',
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    })
    try {
      await expect.poll(start.output, UP).toContain('Jedenastka: http://localhost:')
      const url = /Jedenastka: (\S+)/.exec(start.output())?.[1]?.replace('localhost', '127.0.0.1') ?? ''
      const postgres = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
      await fillGoalClub({ url }, await signUpAnna({ url }))
      const engine = await chromium(page)
      await signInByForm(engine, url)
      const lineup = await makeLineup(engine, url)
      expect(await sharp(lineup).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1500 })
      expect(await engine.complaints()).toEqual([])
      await start.stop()
      expect(isAlive(postgres)).toBe(false)
      expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down')
    } finally {
      await start.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
