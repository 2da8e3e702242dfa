import { randomFillSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase } from '#server/db/client.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { listening } from '../processes.ts'

const PICTURES = 1024
const SMALLEST_BYTES = 1.5 * 1024 * 1024
const STEP_BYTES = 1024

export interface LargeClub {
  folder: string
  pid: number
  /** Where the stored pictures lie. */
  paths: string[]
  bytes: number
  call(path: string, method: 'POST' | 'DELETE'): Promise<Record<string, unknown>>
  /** Rows and pictures gone, as after an accident. */
  lose(): Promise<void>
  countRows(): Promise<number>
  close(): Promise<void>
}

async function signUp(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'Anna', password: 'sekret-123' })
  const response = await fetch(`${url}/api/register`, { method: 'POST', headers, body })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The built app with 2 GB of pictures that no compression makes smaller, each named by a row. */
export async function openLargeClub(): Promise<LargeClub> {
  const folder = await mkdtemp(join(tmpdir(), 'jedenastka-bench-'))
  const postgres = await startBundledPostgres(join(folder, 'database'), console.error)
  const dataDir = join(folder, 'club')
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, HOST: '127.0.0.1', PORT: '0' }
  const app = await listening(['dist/server/main.js'], /Jedenastka: (\S+)/, env)
  const cookie = await signUp(app.url)

  const db = connectDatabase(postgres.url, () => {})
  const store = join(dataDir, 'files')
  const files = await openDiskStore(store)
  const paths: string[] = []
  let bytes = 0
  for (let index = 0; index < PICTURES; index++) {
    const picture = randomFillSync(Buffer.allocUnsafe(SMALLEST_BYTES + index * STEP_BYTES))
    const name = await files.put(picture, 'png')
    await db
      .insertInto('graphics')
      .values({ url: fileUrl(name), type: 'result' })
      .execute()
    paths.push(join(store, name.slice(0, 2), name))
    bytes += picture.length
  }

  return {
    folder,
    pid: app.child.pid ?? 0,
    paths,
    bytes,
    async call(path, method) {
      const response = await fetch(`${app.url}/api/backups${path}`, { method, headers: { cookie } })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
      return answer ? (JSON.parse(answer) as Record<string, unknown>) : {}
    },
    async lose() {
      await db.deleteFrom('graphics').execute()
      for (const path of paths) await rm(path)
    },
    async countRows() {
      return (await db.selectFrom('graphics').select('url').execute()).length
    },
    async close() {
      await app.stop()
      await db.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}
