/** What tabs of one browser share, without a browser. */

/** Exclusive locks, given in the order in which they were asked for. */
export class FakeLocks {
  private last: Promise<unknown> = Promise.resolve()

  async request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    const before = this.last
    let free = () => {}
    this.last = new Promise<void>((resolve) => {
      free = resolve
    })
    await before
    try {
      signal.throwIfAborted()
      await hold()
    } finally {
      free()
    }
  }
}

/** Delivers at once, to all but the sender. */
export class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>()

  constructor() {
    super()
    FakeChannel.open.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  close(): void {
    FakeChannel.open.delete(this)
  }
}

/** A page that can be hidden and shown. */
export class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}
