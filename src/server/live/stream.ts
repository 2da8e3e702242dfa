import type { FastifyReply } from 'fastify'

const BACKLOG_MAX_BYTES = 1024 * 1024

/** One event as it travels: what goes to thousands is put into words once. */
export const eventText = (event: string, data: unknown, id: number): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

export interface Stream {
  send(event: string, data: unknown, id: number): void
  sendText(text: string | Buffer): void
  /** Moves the reader's Last-Event-ID without showing him anything. */
  mark(id: number): void
  beat(): void
  end(): void
  onClose(callback: () => void): void
}

/** Server-sent events on one answer. A reader who does not keep up is cut off; he comes back with his Last-Event-ID. */
export function openStream(reply: FastifyReply): Stream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.on('error', () => raw.destroy())

  function write(text: string | Buffer): void {
    if (text.length === 0 || raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > BACKLOG_MAX_BYTES) raw.destroy()
  }

  write('retry: 2000\n\n')
  return {
    send: (event, data, id) => write(eventText(event, data, id)),
    sendText: write,
    mark: (id) => write(`id: ${id}\nevent: mark\ndata:\n\n`),
    beat: () => write(': beat\n\n'),
    // The connection goes with the stream: a stopping server must not wait for the other side to hang up.
    end: () => void raw.end(() => raw.destroy()),
    onClose: (callback) => {
      if (raw.closed) callback()
      else raw.once('close', callback)
    },
  }
}

/** Where a reader who comes back had got to. */
export const lastEventId = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
