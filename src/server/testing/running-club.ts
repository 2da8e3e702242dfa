import { afterAll, beforeAll } from 'vitest'
import { AppProcess, signUpOver, temporaryFolder } from './app-process.ts'
import { createTestDatabase } from './test-database.ts'

interface RunningClub {
  folder: string
  app: AppProcess
  /** Of Anna, its admin. */
  cookie: string
}

/** A club in a process of its own, from the first test of a file to the last; empty until the first begins. */
export function runningClub(): RunningClub {
  const folder = temporaryFolder()
  const club = { folder: folder.path } as RunningClub
  beforeAll(async () => {
    const database = await createTestDatabase()
    club.app = await AppProcess.startAtRest({ DATA_DIR: folder.path, DATABASE_URL: database.url })
    club.cookie = (await signUpOver(club.app.url, 'Anna')).cookie ?? ''
  }, 240_000)
  afterAll(async () => {
    await club.app.kill('SIGTERM')
    folder.remove()
  })
  return club
}
