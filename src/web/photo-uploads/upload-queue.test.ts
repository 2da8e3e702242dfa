import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { summaryOf } from './upload-item.ts'
import { UploadQueue } from './upload-queue.ts'

const photo = { id: 1, matchId: null, opponentName: '', matchDate: null, picture: '/files/a.jpg', width: 3, height: 2 }
const kept = { ...photo, focus: { x: 1, y: 2 }, isFocusByHand: false, cutout: null, playerIds: [] }
const whole = { ...kept, createdAt: '2026-01-01T00:00:00Z', createdBy: null }
const ID = '3f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001'

const file = (name: string, bytes: number[] = [0xff, 0xd8, 0xff], size = 300_000): File =>
  new File([Uint8Array.from(bytes), new Uint8Array(size - bytes.length)], name, { lastModified: 7 })

/** A server of one file, whose line drops when it is told to. */
class Server {
  offset = 0
  calls: string[] = []
  /** Calls that are lost: before the server hears of them, or after it has done what they ask. */
  lose: Record<string, 'before' | 'after'> = {}
  refuse: { status: number; message: string } | null = null

  fetch = async (path: string, { method, body }: RequestInit): Promise<Response> => {
    const call = path.endsWith('finish') ? 'finish' : method === 'POST' ? 'begin' : 'piece'
    this.calls.push(call)
    const nth = `${call} ${this.calls.filter((one) => one === call).length}`
    if (this.lose[nth] === 'before') throw new TypeError('line')
    const answer = this.answer(call, path, body)
    if (this.lose[nth] === 'after') throw new TypeError('line')
    return answer
  }

  private answer(call: string, path: string, body: unknown): Response {
    const json = (status: number, value: unknown) => Response.json(value, { status })
    const upload = () => ({ id: ID, offset: this.offset, size: 300_000 })
    if (call === 'begin') return json(200, { upload: upload(), photo: null })
    if (call === 'finish') return json(201, whole)
    if (this.refuse) return json(this.refuse.status, { message: this.refuse.message })
    const at = Number(new URL(path, 'http://x').searchParams.get('offset'))
    if (at !== this.offset) return json(409, { message: 'elsewhere', offset: this.offset })
    this.offset += (body as Blob).size
    return json(200, upload())
  }
}

let server: Server
let busy: boolean[]
let pauses: number
let queue: UploadQueue
beforeEach(() => {
  server = new Server()
  busy = []
  pauses = 0
  vi.stubGlobal('fetch', server.fetch)
  queue = new UploadQueue({
    lineIsBack: async () => void pauses++,
    guard: (isBusy) => busy.push(isBusy),
  })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => vi.waitUntil(() => summaryOf(queue.now()).left === 0, { interval: 1 })

it.each([
  ['begin 1', 'before'],
  ['begin 1', 'after'],
  ['piece 1', 'before'],
  ['piece 1', 'after'],
  ['piece 2', 'after'],
  ['finish 1', 'before'],
  ['finish 1', 'after'],
] as const)('goes on by itself when %s is lost %s the server has heard it', async (call, when) => {
  server.lose = { [call]: when }
  queue.add([file('a.jpg')], 5)
  await settled()
  expect([summaryOf(queue.now()).done, server.offset, pauses]).toEqual([1, 300_000, 1])
  expect(busy.at(-1)).toBe(false)
  expect(busy).toContain(true)
})

it('what is no photo is said beside its file, sends nothing, and the others go on', async () => {
  const heic = file(
    'IMG_1.HEIC',
    [...'\0\0\0\x18ftypheic'].map((letter) => letter.charCodeAt(0)),
  )
  queue.add([file('a.pdf', [0x25, 0x50, 0x44, 0x46]), heic, new File([], 'empty.jpg'), file('a.jpg')], null)
  await settled()
  expect(queue.now().map(({ state }) => ('message' in state ? state.message : state.status))).toEqual([
    expect.stringContaining('To nie jest zdjęcie'),
    expect.stringContaining('Najbardziej zgodne'),
    'Plik jest pusty',
    'done',
  ])
  expect(server.calls.filter((call) => call === 'begin')).toHaveLength(1)
})

it.each([
  { status: 415, message: 'To nie jest zdjęcie' },
  { status: 507, message: 'Na dysku serwera kończy się miejsce' },
])(
  'what the server refuses with $status is said in its words, and is tried again when somebody asks',
  async (refusal) => {
    server.refuse = refusal
    queue.add([file('a.jpg')], null)
    await settled()
    expect(queue.now()[0]?.state).toEqual({ status: 'failed', message: refusal.message })
    server.refuse = null
    queue.again([0])
    await settled()
    expect(queue.now()[0]?.state).toEqual({ status: 'done', isKnown: false })
  },
)

it('what was stopped is not sent further', async () => {
  server.lose = { 'piece 1': 'before' }
  queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], null)
  queue.stop()
  await vi.waitUntil(() => busy.at(-1) === false, { interval: 1 })
  expect(queue.now()).toEqual([])
  expect(server.calls).not.toContain('finish')
})
