import type { ServerStandIn } from './server-stand-in.ts'

/** Of XMLHttpRequest what uploads use: half of the bytes have gone while the server works on its answer. */
export const uploadsTo = (server: ServerStandIn) =>
  class UploadStandIn extends EventTarget {
    readonly upload = Object.assign(new EventTarget(), {
      onprogress: (_: { lengthComputable: boolean; loaded: number; total: number }): void => {},
    })
    onload = (): void => {}
    onerror = (): void => {}
    onabort = (): void => {}
    status = 0
    statusText = ''
    responseText = ''
    private method = ''
    private path = ''
    private contentType = ''
    private readonly headers = new Headers()

    open(method: string, path: string): void {
      Object.assign(this, { method, path })
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value)
    }

    getResponseHeader(): string {
      return this.contentType
    }

    abort(): void {
      this.onabort()
    }

    async send(body: BodyInit | null): Promise<void> {
      this.upload.onprogress({ lengthComputable: true, loaded: 1, total: 2 })
      const { method, headers } = this
      const answer = await server.fetch(fetch, this.path, { method, headers, body }).catch(() => null)
      this.dispatchEvent(new Event('loadend'))
      if (!answer) {
        this.onerror()
        return
      }
      this.status = answer.status
      this.contentType = answer.headers.get('content-type') ?? ''
      this.responseText = await answer.text()
      this.onload()
    }
  }
