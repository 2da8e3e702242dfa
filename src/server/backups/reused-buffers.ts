import { LARGE_BYTES } from './hashing.ts'

export interface Lent {
  bytes: Buffer
  giveBack(): void
}

/**
 * Memory for one picture after the other: new buffers for gigabytes would keep the garbage collector busier than all
 * the rest. Small ones are not worth the trouble.
 */
export class ReusedBuffers {
  private readonly free: Buffer[] = []

  constructor(private readonly allocate: (length: number) => Buffer) {}

  take(length: number): Lent {
    if (length < LARGE_BYTES) return { bytes: Buffer.alloc(length), giveBack: () => {} }
    const found = this.free.pop()
    const buffer = found && found.length >= length ? found : this.allocate(length)
    return { bytes: buffer.subarray(0, length), giveBack: () => this.free.push(buffer) }
  }
}
