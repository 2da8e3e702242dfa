import { LIVE_EVENTS } from '#contract/live.ts'

/** The live channel: open, and silent until the test tells something. */
export class LiveStandIn extends EventTarget {
  static opened = new Set<LiveStandIn>()
  static readonly CLOSED = 2
  readyState = 1

  constructor() {
    super()
    LiveStandIn.opened.add(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }

  close(): void {
    this.readyState = LiveStandIn.CLOSED
    LiveStandIn.opened.delete(this)
  }

  static tell(event: keyof typeof LIVE_EVENTS, data: object): void {
    const message = new MessageEvent(LIVE_EVENTS[event], { data: JSON.stringify(data) })
    for (const source of LiveStandIn.opened) source.dispatchEvent(message)
  }
}
