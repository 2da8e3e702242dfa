interface Frame {
  id: number
  event: string
  data: unknown
}

const WAIT_MS = 120_000

function parse(text: string): Frame | null {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const event = fields.get('event')
  if (!event) return null
  return { id: Number(fields.get('id')), event, data: fields.get('data') ? JSON.parse(fields.get('data') ?? '') : null }
}

/** A reader of server-sent events over a real connection; the quiet `mark` frames only move `lastId`. */
export class EventReader {
  lastId = 0
  private buffer = ''
  private readonly cancel = new AbortController()

  private constructor(private readonly source: ReadableStreamDefaultReader<Uint8Array>) {}

  static async open(url: string, headers: Record<string, string>): Promise<EventReader> {
    const cancel = new AbortController()
    const response = await fetch(url, { headers, signal: cancel.signal })
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`)
    const reader = new EventReader(response.body.getReader())
    reader.cancel.signal.addEventListener('abort', () => cancel.abort())
    await reader.frame((frame) => frame.event === 'mark')
    return reader
  }

  /** The next frame that is not a mark; `null` when the server ended the stream. */
  next(): Promise<Frame | null> {
    return this.frame((frame) => frame.event !== 'mark')
  }

  close(): void {
    this.cancel.abort()
  }

  private async frame(wanted: (frame: Frame) => boolean): Promise<Frame | null> {
    const timeout = AbortSignal.timeout(WAIT_MS)
    for (;;) {
      for (let end = this.buffer.indexOf('\n\n'); end >= 0; end = this.buffer.indexOf('\n\n')) {
        const frame = parse(this.buffer.slice(0, end))
        this.buffer = this.buffer.slice(end + 2)
        if (!frame) continue
        this.lastId = frame.id
        if (wanted(frame)) return frame
      }
      const late = new Promise<never>((_, reject) =>
        timeout.addEventListener('abort', () => reject(new Error(`no event within ${WAIT_MS} ms`))),
      )
      const { value, done } = await Promise.race([this.source.read(), late])
      if (done) return null
      this.buffer += new TextDecoder().decode(value)
    }
  }
}
