import { LARGE_BYTES } from './hashing.ts'

export interface Lent {
  bytes: Buffer
  giveBack(): void
}

/** So that the next, which is a little larger, fits as well. */
const roundedUp = (length: number): number => 2 ** Math.ceil(Math.log2(length))

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
    const buffer = found && found.length >= length ? found : this.allocate(roundedUp(length))
    return { bytes: buffer.subarray(0, length), giveBack: () => this.free.push(buffer) }
  }
}
