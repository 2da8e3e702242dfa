import { once } from 'node:events'
import { connect } from 'node:net'

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/** Firefox's own wire for WebDriver's commands: each message is its length in bytes, a colon, and JSON. */
export class Marionette {
  private readonly waiting = new Map<number, Waiting>()
  private received = Buffer.alloc(0)
  private count = 0

  private constructor(private readonly socket: ReturnType<typeof connect>) {
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox closed the connection'))
    })
    // The close that follows tells everyone who waits.
    socket.on('error', () => {})
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Marionette(socket)
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.count
    const message = JSON.stringify([0, id, command, parameters])
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk])
    for (;;) {
      const colon = this.received.indexOf(':')
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(0, colon)))
      if (colon < 0 || this.received.length < end) return
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as Answer | object
      this.received = this.received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) this.answer(message as Answer)
    }
  }

  private answer([, id, error, result]: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`))
    else waiting?.resolve(result)
  }
}
