/** The server's events, said by a test. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0

  constructor() {
    super()
    FakeSource.opened.push(this)
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  say(name: string, data: string) {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }

  breakOff(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}
