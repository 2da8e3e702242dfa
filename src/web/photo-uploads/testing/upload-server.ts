import type { Photo } from '#contract/photo.ts'

const PHOTO: Photo = {
  id: 1,
  matchId: null,
  opponentName: '',
  matchDate: null,
  picture: '/files/a.jpg',
  width: 3,
  height: 2,
  focus: { x: 1, y: 2 },
  isFocusByHand: false,
  cutout: null,
  playerIds: [],
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: null,
}

type CallName = 'begin' | 'piece' | 'finish'

/** Before the server hears of it, or after it has done what is asked; `silent`: nothing comes until it is called off. */
type Fault = 'before' | 'after' | 'silent' | 'portal' | 'half'

interface Refusal {
  status: number
  message: string
  /** Of this call alone. */
  at?: CallName
}

const idOf = (place: number): string => `3f0c5a1e-6f0b-4a53-9c57-${String(place).padStart(12, '0')}`

const calledOff = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** What takes photos, behind a line with faults that are told by name. */
export class UploadServer {
  /** How much it has of each, in the order in which they came. */
  received: number[] = []
  finished: number[] = []
  calls: CallName[] = []
  /** By the call and which one of its kind: `piece 2`. */
  faults: Record<string, Fault> = {}
  refusal: Refusal | null = null
  private fingerprints: string[] = []
  private sizes: number[] = []

  fetch = async (path: string, { method, body, signal }: RequestInit): Promise<Response> => {
    const call: CallName = path.endsWith('finish') ? 'finish' : method === 'POST' ? 'begin' : 'piece'
    this.calls.push(call)
    const fault = this.faults[`${call} ${this.count(call)}`]
    if (fault === 'before') throw new TypeError('line')
    if (fault === 'silent') return calledOff(signal)
    if (fault === 'portal')
      return new Response('<html>Witaj w sieci</html>', { headers: { 'content-type': 'text/html' } })
    const answer = this.answer(call, path, body)
    if (fault === 'after') throw new TypeError('line')
    return fault === 'half' ? new Response((await answer.text()).slice(0, 9), answer) : answer
  }

  count(call: CallName): number {
    return this.calls.filter((one) => one === call).length
  }

  private answer(call: CallName, path: string, body: unknown): Response {
    if (this.refusal && (this.refusal.at ?? call) === call) {
      const { status, message } = this.refusal
      return Response.json({ message }, { status })
    }
    if (call === 'begin') return this.begin(JSON.parse(String(body)))
    const place = Number(path.split('/')[4]?.slice(24, 36))
    if (call === 'finish') return this.finish(place)
    const at = Number(new URL(path, 'http://x').searchParams.get('offset'))
    const there = this.received[place] ?? 0
    if (at !== there) return Response.json({ message: 'elsewhere', offset: there }, { status: 409 })
    this.received[place] = there + (body as Blob).size
    return this.upload(place)
  }

  private begin({ fingerprint, size }: { fingerprint: string; size: number }): Response {
    const known = this.fingerprints.indexOf(fingerprint)
    if (this.finished.includes(known)) return Response.json({ upload: null, photo: PHOTO })
    if (known >= 0) return Response.json({ upload: this.state(known), photo: null })
    this.fingerprints.push(fingerprint)
    this.sizes.push(size)
    return Response.json({ upload: this.state(this.received.push(0) - 1), photo: null }, { status: 201 })
  }

  private finish(place: number): Response {
    this.finished.push(place)
    return Response.json(PHOTO, { status: 201 })
  }

  private upload = (place: number): Response => Response.json(this.state(place))

  private state = (place: number) => ({ id: idOf(place), offset: this.received[place], size: this.sizes[place] })
}
