import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const LOOK_EVERY_MS = 5_000
const SLOWEST_BYTES = 500 * (LOOK_EVERY_MS / 1000)
const LOOKS = 3
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

interface Sender {
  /** The last one, until it was seen to be whole. */
  request: IncomingMessage | null
  /** What had come when the last look was taken, and when the last request was whole. */
  seen: number
  settled: number
  slow: number
}

/** What lies unread is our own delay, and whoever has sent all of it may wait for the answer as long as it takes. */
function owesUs(socket: Socket, sender: Sender): boolean {
  const { request } = sender
  if (request && !request.complete) return request.readableLength === 0
  if (request) Object.assign(sender, { request: null, settled: socket.bytesRead })
  return socket.bytesRead > sender.settled
}

/**
 * Ends connections that dribble: a request that for a quarter of a minute comes slower than the slowest telephone. How
 * long a whole request takes does not matter, since a backup may take hours to send.
 */
export const slowSenders = fp(async (app: FastifyInstance) => {
  const senders = new Map<Socket, Sender>()
  app.server.on('connection', (socket: Socket) => {
    senders.set(socket, { request: null, seen: 0, settled: 0, slow: 0 })
    socket.once('close', () => senders.delete(socket))
  })
  app.server.prependListener('request', (request: IncomingMessage) => {
    const sender = senders.get(request.socket)
    if (sender) sender.request = request
  })

  function look(socket: Socket, sender: Sender): void {
    const came = socket.bytesRead - sender.seen
    sender.seen = socket.bytesRead
    sender.slow = owesUs(socket, sender) && came < SLOWEST_BYTES ? sender.slow + 1 : 0
    if (sender.slow >= LOOKS) socket.end(TOO_SLOW, () => socket.destroy())
  }

  const timer = setInterval(() => {
    for (const [socket, sender] of senders) look(socket, sender)
  }, LOOK_EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
})
