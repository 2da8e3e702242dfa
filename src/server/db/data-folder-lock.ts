import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** The kernel drops a listening address with its process, so a killed app never leaves a stale lock. */
function lockAddress(dataDir: string): string {
  const folder = realpathSync(dataDir)
  const name = `jedenastka-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(folder, 'app.sock')
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

/** One app a data folder. Returns the release. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const address = lockAddress(dataDir)
  const isFile = address.startsWith('/')
  if (isFile && !(await answers(address))) rmSync(address, { force: true })
  const server = await listen(address).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new Error(
      `Another Jedenastka is already running on the data folder ${dataDir}. Stop it or set another DATA_DIR.`,
    )
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
