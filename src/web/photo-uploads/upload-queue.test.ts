import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilSo } from '#testing/eventually.ts'
import { UploadServer } from './testing/upload-server.ts'
import { summaryOf } from './upload-item.ts'
import { UploadQueue } from './upload-queue.ts'

const JPEG = [0xff, 0xd8, 0xff]
const EWA = 1
const ANNA = 2

const file = (name: string, bytes: number[] = JPEG, size = 300_000): File =>
  new File([Uint8Array.from(bytes), new Uint8Array(size - bytes.length)], name, { lastModified: 7 })

let server: UploadServer
let queue: UploadQueue
let told: { left: boolean; going: boolean; sessionEnds: number }
/** Of the service in milliseconds; of the line the number of the try before. */
let paused: { line: number[]; service: number[] }
beforeEach(() => {
  server = new UploadServer()
  told = { left: false, going: false, sessionEnds: 0 }
  paused = { line: [], service: [] }
  vi.stubGlobal('fetch', server.fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  queue = new UploadQueue({
    pauses: {
      untilLine: async (tries) => void paused.line.push(tries),
      ofService: async (ms) => void paused.service.push(ms),
    },
    onLeft: (left) => Object.assign(told, { left }),
    onGoing: (going) => Object.assign(told, { going }),
    onSessionEnd: () => told.sessionEnds++,
  })
  queue.signIn(EWA)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const until = (isSo: () => boolean) => untilSo(isSo)
const settled = () => until(() => summaryOf(queue.now()).left === 0)
const states = () => queue.now().map(({ state }) => state)

describe('the line', () => {
  it.each(
    (['begin 1', 'piece 1', 'piece 2', 'finish 1'] as const).flatMap((call) =>
      (['before', 'after', 'portal', 'half'] as const).map((fault) => [call, fault] as const),
    ),
  )('goes on by itself when %s is lost: %s', async (call, fault) => {
    server.faults = { [call]: fault }
    queue.add([file('a.jpg')], 5)
    expect(told).toMatchObject({ left: true, going: true })
    await settled()
    expect(states()).toEqual([{ status: 'done', isKnown: false }])
    expect([server.received, server.finished, paused]).toEqual([[300_000], [0], { line: [0], service: [] }])
    expect(told).toMatchObject({ left: false, going: false })
  })

  it('is waited for as often as it takes, which counts for nothing', async () => {
    server.faults = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`begin ${nth + 1}`, 'before']))
    queue.add([file('a.jpg')], null)
    await settled()
    expect(states()).toEqual([{ status: 'done', isKnown: false }])
    expect(paused).toEqual({ line: Array.from({ length: 30 }, (_, nth) => nth), service: [] })
  })
})

describe('the service', () => {
  const FAILURE = { status: 500, message: 'Błąd serwera' }

  it.each(['begin', 'piece', 'finish'] as const)('that fails at every %s is tried so often', async (at) => {
    server.refusal = { ...FAILURE, at }
    queue.add([file('a.jpg'), file('b.jpg', [0x25, 0x50])], null)
    await settled()
    expect(states()[0]).toEqual({ status: 'failed', message: FAILURE.message })
    expect(server.count(at)).toBe(6)
    expect(paused).toEqual({ line: [], service: [4_000, 8_000, 16_000, 32_000, 60_000] })

    server.refusal = null
    queue.again(queue.now().map(({ key }) => key))
    await settled()
    expect(states()[0]).toEqual({ status: 'done', isKnown: false })
  })

  it('is told apart from a line that is gone while it is left alone', async () => {
    server.refusal = { ...FAILURE, status: 503 }
    const seen: unknown[] = []
    queue.subscribe(() => seen.push(...states()))
    queue.add([file('a.jpg')], null)
    await settled()
    expect(seen).toContainEqual({ status: 'sending', sent: 0, pause: 'service' })
    expect(seen).not.toContainEqual(expect.objectContaining({ pause: 'line' }))
  })

  it.each([
    { status: 415, message: 'To nie jest zdjęcie' },
    { status: 507, message: 'Na dysku serwera kończy się miejsce' },
  ])('that says no ($status) is not asked again until somebody wishes it', async (refusal) => {
    server.refusal = refusal
    queue.add([file('a.jpg')], null)
    await settled()
    expect(states()).toEqual([{ status: 'failed', message: refusal.message }])
    expect([server.calls, paused.service]).toEqual([['begin'], []])
    server.refusal = null
    queue.again([queue.now()[0]?.key ?? 0])
    await settled()
    expect(states()).toEqual([{ status: 'done', isKnown: false }])
  })

  it('that has forgotten an upload is told of it anew, and not for ever', async () => {
    server.refusal = { status: 404, message: 'Nie ma takiego przesyłania', at: 'piece' }
    queue.add([file('a.jpg')], null)
    await settled()
    expect(states()).toEqual([{ status: 'failed', message: 'Nie ma takiego przesyłania' }])
    expect(server.count('begin')).toBe(4)
  })
})

it('what is no photo is said beside its file, sends nothing, and the others go on', async () => {
  const heic = file(
    'IMG_1.HEIC',
    [...'\0\0\0\x18ftypheic'].map((letter) => letter.charCodeAt(0)),
  )
  queue.add([file('a.pdf', [0x25, 0x50, 0x44, 0x46]), heic, new File([], 'empty.jpg'), file('a.jpg')], null)
  await settled()
  expect(states().map((state) => ('message' in state ? state.message : state.status))).toEqual([
    expect.stringContaining('To nie jest zdjęcie'),
    expect.stringContaining('Najbardziej zgodne'),
    'Plik jest pusty',
    'done',
  ])
  expect(server.count('begin')).toBe(1)
})

describe('what is taken off the list', () => {
  it('has its call ended, and gives its place to the next', async () => {
    server.faults = { 'piece 1': 'silent', 'piece 2': 'silent' }
    queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], null)
    await until(() => server.count('piece') === 2)
    const [first] = queue.now()
    queue.remove([first?.key ?? 0])
    await until(() => queue.now().at(-1)?.state.status === 'done')
    expect(queue.now().map((item) => [item.file.name, item.state.status])).toEqual([
      ['b.jpg', 'sending'],
      ['c.jpg', 'done'],
    ])
    queue.stop()
    expect(states()).toEqual([])
    expect(told).toMatchObject({ left: false, going: false })
  })

  it('has no say in what comes after it, though it is the same file', async () => {
    server.faults = { 'begin 1': 'silent' }
    queue.add([file('a.jpg')], null)
    await until(() => server.calls.length === 1)
    const [old] = queue.now()
    queue.stop()
    server.faults = {}
    queue.add([file('a.jpg')], null)
    await settled()
    expect(queue.now().map(({ key }) => key)).not.toContain(old?.key)
    expect(states()).toEqual([{ status: 'done', isKnown: false }])
  })
})

describe('a session that ends in the middle', () => {
  const ENDED = { status: 401, message: 'Zaloguj się' }
  const endIt = async () => {
    server.refusal = { ...ENDED, at: 'piece' }
    queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], 5)
    await until(() => told.sessionEnds > 0)
    server.refusal = ENDED
    server.calls = []
  }

  it('stops all of it, once, and keeps it', async () => {
    await endIt()
    await new Promise((resolve) => setTimeout(resolve))
    expect([told.sessionEnds, server.calls]).toEqual([1, []])
    expect(states().map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(told).toMatchObject({ left: true, going: false })
    queue.signIn(null)
    expect(queue.now()).toEqual([])
    expect(told.left, 'closing the page would still lose them').toBe(true)
  })

  it('goes on when the same person is back', async () => {
    await endIt()
    queue.signIn(null)
    server.refusal = null
    queue.signIn(EWA)
    await settled()
    expect([server.finished.length, summaryOf(queue.now()).done]).toEqual([3, 3])
  })

  it('goes on when the session turns out to be there', async () => {
    await endIt()
    server.refusal = null
    queue.signIn(EWA)
    await settled()
    expect(server.finished).toHaveLength(3)
  })

  it('sends nothing of it in another’s name, and does not show it to them', async () => {
    await endIt()
    server.refusal = null
    queue.signIn(ANNA)
    queue.add([file('a.jpg')], 5)
    await settled()
    expect([queue.now().length, server.finished.length]).toEqual([1, 1])
    expect(server.count('begin')).toBe(1)
    queue.signIn(EWA)
    await settled()
    expect(summaryOf(queue.now())).toMatchObject({ all: 3, done: 3 })
  })
})

it('another who takes over while photos are out ends those calls', async () => {
  server.faults = { 'piece 1': 'silent' }
  queue.add([file('a.jpg')], null)
  await until(() => server.count('piece') === 1)
  queue.signIn(ANNA)
  expect([queue.now(), told.going]).toEqual([[], false])
  queue.signIn(EWA)
  await settled()
  expect([states(), server.received]).toEqual([[{ status: 'done', isKnown: false }], [300_000]])
})
