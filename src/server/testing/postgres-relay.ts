import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

interface Cut {
  /** Once this connection has sent the first text, it is lost with the next word from the other side that has the second. */
  after: string
  instead: string
}

/** Stands between the app and PostgreSQL, and loses a connection at the very word it is asked to. */
export class PostgresRelay {
  private cut: Cut | null = null
  private readonly sockets = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(target: string): Promise<PostgresRelay> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = new URL(target)
    const { hostname, port } = url
    url.hostname = '127.0.0.1'
    url.port = String((server.address() as AddressInfo).port)
    const relay = new PostgresRelay(server, url.href)
    server.on('connection', (near) => relay.join(near, connect(Number(port), hostname)))
    return relay
  }

  /** The answer is lost: PostgreSQL has done what was asked, and nobody hears of it. */
  loseAnswer(after: string, answer: string): void {
    this.cut = { after, instead: answer }
  }

  /** The question is lost, and the connection with it. */
  loseQuestion(question: string): void {
    this.cut = { after: question, instead: '' }
  }

  get isDone(): boolean {
    return this.cut === null
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private join(near: Socket, far: Socket): void {
    let isMarked = false
    const drop = () => {
      near.destroy()
      far.destroy()
    }
    const lose = () => {
      this.cut = null
      drop()
    }
    for (const socket of [near, far]) {
      this.sockets.add(socket)
      socket.on('error', drop).on('close', () => {
        this.sockets.delete(socket)
        drop()
      })
    }
    near.on('data', (bytes) => {
      if (this.cut && bytes.includes(this.cut.after)) isMarked = true
      if (isMarked && this.cut?.instead === '') lose()
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (isMarked && this.cut && bytes.includes(this.cut.instead)) lose()
      else near.write(bytes)
    })
  }
}
