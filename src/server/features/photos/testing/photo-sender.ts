import type { LightMyRequestResponse } from 'fastify'
import type { Photo } from '#contract/photo.ts'
import { CHUNK_MIN_BYTES } from '#domain/photo/photo-limits.ts'
import type { Caller } from '#server/testing/test-club.ts'

/** One file on its way, step by step, as a browser sends it. */
export class PhotoSender {
  id = ''
  offset = 0

  constructor(
    private readonly caller: Caller,
    readonly file: Buffer,
    readonly fingerprint = 'DSC_0001.JPG',
    readonly matchId: number | null = null,
  ) {}

  async begin(): Promise<LightMyRequestResponse> {
    const { fingerprint, matchId, file } = this
    const answer = await this.caller.post('/api/photos/uploads', { fingerprint, matchId, size: file.length })
    const { upload } = answer.json()
    if (upload) Object.assign(this, upload)
    return answer
  }

  /** The piece at that place, the next one where none is named. */
  async send(offset = this.offset, bytes = CHUNK_MIN_BYTES): Promise<LightMyRequestResponse> {
    const piece = this.file.subarray(offset, offset + bytes)
    const answer = await this.sendBytes(offset, piece)
    if (answer.statusCode === 200) this.offset = answer.json().offset
    return answer
  }

  sendBytes = (offset: number | string, piece: Buffer): Promise<LightMyRequestResponse> =>
    this.caller.send('PATCH', `/api/photos/uploads/${this.id}?offset=${offset}`, piece, {
      'content-type': 'application/octet-stream',
    })

  async sendAll(): Promise<void> {
    while (this.offset < this.file.length) {
      const answer = await this.send()
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    }
  }

  state = () => this.caller.get(`/api/photos/uploads/${this.id}`)
  finish = () => this.caller.post(`/api/photos/uploads/${this.id}/finish`)

  /** From the first step to the last. */
  async whole(): Promise<Photo> {
    await this.begin()
    await this.sendAll()
    const answer = await this.finish()
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
}
