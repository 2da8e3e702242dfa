import { connect, type Socket } from 'node:net'
import { fanAddress } from './fan-address.ts'

/** A crowd of open live connections in a process of its own, as cheap as can be: raw sockets, no parsing of JSON. */

export type Order = { open: { url: string; fans: number; first: number } } | { await: number }
export type Word = { opened: number } | { score: number; arrivals: number[] } | { lost: number }

const OPENED_AT_ONCE = 50

const sockets: Socket[] = []
let awaited = 0
let arrivals: number[] = []

const say = (word: Word) => process.send?.(word)

function listenTo(socket: Socket): void {
  let tail = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    tail += chunk
    const end = tail.lastIndexOf('\n\n')
    if (end < 0) return
    const isIt = awaited > 0 && tail.includes(`"homeScore":${awaited},`)
    tail = tail.slice(end + 2)
    if (!isIt) return
    arrivals.push(Date.now())
    if (arrivals.length === sockets.length) say({ score: awaited, arrivals })
  })
}

function openOne(url: URL, fan: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    sockets.push(socket)
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      if (!String(chunk).startsWith('HTTP/1.1 200')) return reject(new Error(String(chunk)))
      resolve()
    })
    socket.once('close', () => say({ lost: fan }))
    listenTo(socket)
    socket.write(
      `GET /api/public/live HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/event-stream\r\nX-Forwarded-For: ${fanAddress(fan)}\r\n\r\n`,
    )
  })
}

async function open(url: URL, fans: number, first: number): Promise<void> {
  for (let fan = first; fan < first + fans; fan += OPENED_AT_ONCE) {
    const some = Math.min(OPENED_AT_ONCE, first + fans - fan)
    await Promise.all(Array.from({ length: some }, (_, index) => openOne(url, fan + index)))
  }
  say({ opened: sockets.length })
}

process.on('message', (order: Order) => {
  if ('open' in order) return void open(new URL(order.open.url), order.open.fans, order.open.first)
  awaited = order.await
  arrivals = []
})
process.on('disconnect', () => process.exit(0))
