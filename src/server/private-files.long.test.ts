import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from './backups/testing/run-command.ts'
import { AppProcess, signUpOver, temporaryFolder } from './testing/app-process.ts'
import { modesIn } from './testing/modes-in.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

it('nothing in the data folder is for another account, whoever wrote it', async () => {
  const log = join(folder.path, 'postgres.log')
  writeFileSync(log, 'of an earlier version')
  chmodSync(log, 0o644)
  const app = await AppProcess.start({ DATA_DIR: folder.path })
  try {
    await signUpOver(app.url, 'Anna')
    expect((await runCommand({ DATA_DIR: folder.path }, 'backup')).code).toBe(0)
  } finally {
    // PostgreSQL's own temporary files come and go.
    await app.kill('SIGTERM')
  }
  expect(modesIn(folder.path)).toEqual(['file 600', 'folder 700'])
})
