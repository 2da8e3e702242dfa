import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomPng } from '#server/backups/testing/picture-bytes.ts'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { listening } from '../processes.ts'

const PICTURES = 1024
const SMALLEST_BYTES = 1.5 * 1024 * 1024
const STEP_BYTES = 1024

interface Pictures {
  /** Where they lie. */
  paths: string[]
  bytes: number
}

export interface LargeClub extends Pictures {
  folder: string
  pid: number
  call(path: string, method: 'POST' | 'DELETE'): Promise<Record<string, unknown>>
  /** Rows and pictures gone, as after an accident. */
  lose(): Promise<void>
  countRows(): Promise<number>
}

/** Such as no compression makes smaller, stored as the app stores them, each named by a row. */
async function makePictures(db: Db, store: string): Promise<Pictures> {
  const files = await openDiskStore(store)
  const paths: string[] = []
  let bytes = 0
  for (let index = 0; index < PICTURES; index++) {
    const picture = randomPng(SMALLEST_BYTES + index * STEP_BYTES)
    const name = await files.put(picture, 'png')
    await db
      .insertInto('graphics')
      .values({ url: fileUrl(name), type: 'result' })
      .execute()
    paths.push(join(store, name.slice(0, 2), name))
    bytes += picture.length
  }
  return { paths, bytes }
}

async function signUp(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'Anna', password: 'sekret-123' })
  const response = await fetch(`${url}/api/register`, { method: 'POST', headers, body })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The built app with 2 GB of pictures; nothing of it is left afterwards. */
export async function withLargeClub(work: (club: LargeClub) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jedenastka-bench-'))
  const undo: Array<() => Promise<unknown>> = [() => rm(folder, { recursive: true })]
  try {
    const postgres = await startBundledPostgres(join(folder, 'database'), console.error)
    undo.push(postgres.stop)
    const dataDir = join(folder, 'club')
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, HOST: '127.0.0.1', PORT: '0' }
    const app = await listening(['dist/server/main.js'], /Jedenastka: (\S+)/, env)
    undo.push(app.stop)
    const db = connectDatabase(postgres.url, () => {})
    undo.push(() => db.destroy())
    const cookie = await signUp(app.url)
    const pictures = await makePictures(db, join(dataDir, 'files'))
    await work({
      ...pictures,
      folder,
      pid: app.child.pid ?? 0,
      async call(path, method) {
        const response = await fetch(`${app.url}/api/backups${path}`, { method, headers: { cookie } })
        const answer = await response.text()
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
        return answer ? (JSON.parse(answer) as Record<string, unknown>) : {}
      },
      async lose() {
        await db.deleteFrom('graphics').execute()
        for (const path of pictures.paths) await rm(path)
      },
      countRows: async () => (await db.selectFrom('graphics').select('url').execute()).length,
    })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
