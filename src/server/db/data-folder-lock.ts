import { createHash } from 'node:crypto'
import { closeSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { lockFile } from './file-lock.ts'

type Release = () => Promise<void>

const taken = (dataDir: string) =>
  new Error(`Another Jedenastka is already running on the data folder ${dataDir}. Stop it or set another DATA_DIR.`)

/** The kernel drops a listening address with its process, so a killed app never leaves a stale lock. */
function lockAddress(dataDir: string): string {
  const folder = realpathSync(dataDir)
  const name = `jedenastka-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(folder, 'app.sock')
}

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function lockByAddress(dataDir: string): Promise<Release> {
  const address = lockAddress(dataDir)
  if (process.platform !== 'win32' && !(await answers(address))) rmSync(address, { force: true })
  const server = await listen(address).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? taken(dataDir) : cause
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** One app a data folder, over all containers that share it. Returns the release. */
export async function lockDataFolder(dataDir: string): Promise<Release> {
  const lock = lockFile(join(dataDir, 'app.lock'))
  if (lock === 'held') throw taken(dataDir)
  return lock === 'unsupported' ? lockByAddress(dataDir) : async () => closeSync(lock)
}
