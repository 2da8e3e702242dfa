import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { untilSo } from '#testing/eventually.ts'
import { runCommand } from './testing/run-command.ts'

const folder = temporaryFolder()
const backups = join(folder.path, 'backups')
let app: AppProcess
beforeAll(async () => {
  app = await AppProcess.start({ DATA_DIR: folder.path })
})
afterAll(async () => {
  await app.kill('SIGTERM')
  folder.remove()
})

const parts = () => readdirSync(backups).filter((file) => file.endsWith('.part'))

it('`npm run backup` leaves a running upload alone and clears away what nobody writes', {
  timeout: 60_000,
}, async () => {
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  const upload = request(`${app.url}/api/backups/upload`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/zip' },
  })
  upload.write(Buffer.alloc(100_000))
  await untilSo(() => parts().length === 1)
  const running = parts()
  writeFileSync(join(backups, 'jedenastka-20260101-010101-00000000.zip.part'), 'left by a crash')

  const { code, output } = await runCommand({ DATA_DIR: folder.path }, 'backup')
  expect([code, output]).toEqual([0, expect.stringContaining('Backup: ')])
  expect(parts()).toEqual(running)

  const answered = once(upload, 'response')
  upload.end(Buffer.alloc(100))
  const [response] = (await answered) as [{ statusCode: number }]
  // It is judged by what it is, which is no backup.
  expect(response.statusCode).toBe(400)
  expect(parts()).toEqual([])
})
