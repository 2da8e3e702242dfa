import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** Below this it costs more to ask another thread than to do it. */
export const LARGE_BYTES = 256 * 1024

/** What another thread is to see without a copy. */
export const sharedBuffer = (length: number): Buffer => Buffer.from(new SharedArrayBuffer(length))

const WORKER = `
const { createHash } = require('node:crypto')
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (bytes) => parentPort.postMessage(createHash('sha256').update(bytes).digest('hex')))
`

interface Waiting {
  resolve(digest: string): void
  reject(error: Error): void
}

class HashingThread {
  private readonly worker = new Worker(WORKER, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 1 } })
  private readonly waiting: Waiting[] = []

  constructor() {
    const fail = (error: Error) => {
      for (const { reject } of this.waiting.splice(0)) reject(error)
    }
    this.worker
      .on('message', (digest: string) => this.waiting.shift()?.resolve(digest))
      .on('error', fail)
      .on('exit', () => fail(new Error('The hashing was stopped')))
  }

  get load(): number {
    return this.waiting.length
  }

  sha256(bytes: Buffer): Promise<string> {
    this.worker.postMessage(bytes)
    // It answers in the order in which it was asked.
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }
}

/** SHA-256 on threads of its own: the app goes on answering, and the next bytes are read meanwhile. */
export class Hashing {
  private readonly threads: HashingThread[] = []

  constructor(private readonly most: number) {}

  /** Large bytes lie in shared memory, or they are copied. */
  sha256(bytes: Buffer): Promise<string> {
    if (bytes.length < LARGE_BYTES) return Promise.resolve(createHash('sha256').update(bytes).digest('hex'))
    return this.idlest().sha256(bytes)
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()))
  }

  private idlest(): HashingThread {
    const [idlest] = this.threads.toSorted((a, b) => a.load - b.load)
    if (idlest?.load === 0 || (idlest && this.threads.length === this.most)) return idlest
    const started = new HashingThread()
    this.threads.push(started)
    return started
  }
}
