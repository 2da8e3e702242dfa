import { createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { RunningApp } from './app.ts'

/** `inside`: the server has the whole call and has not answered. */
export type Moment = 'before' | 'during' | 'inside' | 'after'

/** Stands before the app as a network does: it can be cut, and it can bring a new version of the worker. */
export interface Front {
  url: string
  cut(): void
  mend(): void
  putOutNewVersion(): void
  /** The line drops once, at the next call of this path: before the server hears of it, in its middle, … */
  dropOnce(path: string, when: Moment, whenDropped?: () => void): void
  /** Such addresses are gone, as an old version's files are after a deployment; null: all are there. */
  lose(pattern: RegExp | null): void
  close(): Promise<void>
}

const WORKER = '/service-worker.js'

export async function openFront(app: RunningApp): Promise<Front> {
  const open = new Set<Socket>()
  let isCut = false
  let version = 0
  let lost: RegExp | null = null
  let drop: { path: string; when: Moment; whenDropped: () => void } | null = null
  /** The moment at which this call is to be dropped; asked once. */
  const takeDrop = (path: string | undefined) => {
    if (drop?.path !== path) return null
    const taken = drop
    drop = null
    return taken
  }
  const server: Server = createServer((incoming, outgoing) => {
    if (lost?.test(incoming.url ?? '')) return void outgoing.writeHead(404).end()
    const dropped = takeDrop(incoming.url)
    const dropNow = () => {
      incoming.socket.destroy()
      dropped?.whenDropped()
    }
    if (dropped?.when === 'before') return dropNow()
    const isWorker = incoming.url === WORKER
    // Each version ends with a remark of its own, so the worker must come whole and as plain text.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...asked } = incoming.headers
    const headers = isWorker ? { ...asked, 'accept-encoding': 'identity' } : incoming.headers
    const onward = request(new URL(incoming.url ?? '/', app.url), { method: incoming.method, headers }, (answer) => {
      if (dropped) return dropped.when === 'after' ? dropNow() : undefined
      const { 'content-length': _length, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      if (!isWorker) return void answer.pipe(outgoing)
      answer.pipe(outgoing, { end: false })
      answer.on('end', () => outgoing.end(`\n// version ${version}`))
    })
    onward.on('error', () => outgoing.destroy())
    if (dropped?.when === 'during') {
      incoming.once('data', (chunk) => {
        onward.write(chunk, () => onward.destroy())
        dropNow()
      })
    } else incoming.pipe(onward)
    if (dropped?.when === 'inside') onward.once('finish', dropNow)
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const closeAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      closeAll()
    },
    mend() {
      isCut = false
    },
    dropOnce(path, when, whenDropped = () => {}) {
      drop = { path, when, whenDropped }
    },
    putOutNewVersion() {
      version += 1
    },
    lose(pattern) {
      lost = pattern
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        closeAll()
      }),
  }
}
