export interface Lent {
  bytes: Buffer
  giveBack(): void
}

/** Buffers for one picture after the other: new ones for gigabytes would keep the garbage collector busy. */
export class ReusedBuffers {
  private readonly free: Buffer[] = []

  take(length: number): Lent {
    const found = this.free.pop()
    const buffer = found && found.length >= length ? found : Buffer.allocUnsafeSlow(length)
    return { bytes: buffer.subarray(0, length), giveBack: () => this.free.push(buffer) }
  }
}
