import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppProcess } from '#server/testing/app-process.ts'

/** An empty club, made once: a new database and drawn templates for every file of journeys would take minutes. */
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'jedenastka-e2e-prepared-'))
  const app = await AppProcess.startAtRest({ DATA_DIR: folder })
  await app.kill('SIGTERM')
  process.env.E2E_PREPARED_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
