import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError, NetworkError } from '#web/api/http-error.ts'
import type { ExportedGraphic } from '#web/graphics/export-png.ts'
import { GraphicQueue } from './graphic-queue.ts'
import { newQueueState } from './queue-state.ts'
import type { SentGraphic } from './queue-steps.ts'
import { memoryStorage, type QueueStorage } from './queue-storage.ts'
import { type QueuedGraphic, restoreQueued } from './queued-graphic.ts'

const ANNA = 1
const EWA = 2
const FULL: ExportedGraphic = { png: new Blob(['png']), failed: [] }

const graphic = (id: string, madeAt: number, more: Partial<QueuedGraphic> = {}): QueuedGraphic => ({
  id,
  owner: ANNA,
  madeAt,
  type: 'goal',
  matchKey: '7',
  match: null,
  facts: {},
  // What it shows tells one graphic from another.
  scene: { width: 1200, height: 1500, nodes: [{ kind: 'rect', fill: id, x: 0, y: 0, width: 1, height: 1 }] },
  altText: id,
  fileName: `${id}.png`,
  problem: null,
  ...more,
})

/** The server as the queue knows it: it takes graphics, can be out of reach, and can refuse one. */
class Server {
  taken: string[] = []
  redrawn: string[] = []
  fault: ((id: string) => Error | null) | null = null

  send = async ({ id }: QueuedGraphic, drawn: Promise<ExportedGraphic> | null): Promise<string> => {
    if (!drawn) this.redrawn.push(id)
    await drawn
    const error = this.fault?.(id)
    if (error) throw error
    this.taken.push(id)
    return `/files/${id}.png`
  }
}

let server: Server
let storage: QueueStorage
let told: (SentGraphic | null)[]
let sessionEnds: number

async function openQueue(owner = ANNA): Promise<GraphicQueue> {
  const queue = new GraphicQueue(
    {
      storage,
      send: server.send,
      alone: (work) => work(),
      tellTabs: (sent) => told.push(sent),
      onFault: (error) => {
        throw error
      },
    },
    newQueueState(),
  )
  await queue.open(owner, () => {
    sessionEnds += 1
  })
  return queue
}

const add = (queue: GraphicQueue, id: string, madeAt = 1) => queue.add(graphic(id, madeAt), Promise.resolve(FULL))
const waiting = (queue: GraphicQueue) => queue.state.getState().graphics.map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  server = new Server()
  storage = memoryStorage()
  told = []
  sessionEnds = 0
})
afterEach(() => vi.useRealTimers())

const away = () => new NetworkError('cut')

describe('the queue of graphics', () => {
  it('sends at once what it can, with the file that is already drawn', async () => {
    const queue = await openQueue()
    expect(await add(queue, 'a')).toEqual({ id: 'a', url: '/files/a.png', outage: null })
    expect([server.taken, server.redrawn, waiting(queue)]).toEqual([['a'], [], []])
    expect(told).toContainEqual({ id: 'a', url: '/files/a.png' })
  })

  it('keeps ten without a connection and sends them in order when there is one, each once', async () => {
    server.fault = away
    const queue = await openQueue()
    const ids = Array.from({ length: 10 }, (_, index) => `g${index}`)
    for (const [index, id] of ids.entries()) expect((await add(queue, id, index)).url).toBeNull()
    expect(waiting(queue)).toEqual(ids)
    server.fault = null
    await vi.advanceTimersToNextTimerAsync()
    expect(server.taken).toEqual(ids)
    expect(waiting(queue)).toEqual([])
    expect(queue.state.getState().outage).toBeNull()
  })

  it('keeps the order when the device’s clock is set back', async () => {
    server.fault = away
    const queue = await openQueue()
    await add(queue, 'first', 5_000)
    await add(queue, 'second', 1_000)
    expect((await storage.all()).map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('goes on after a reload with what the device kept, and draws it anew', async () => {
    server.fault = away
    const before = await openQueue()
    await add(before, 'a')
    before.close()
    server.fault = null
    const after = await openQueue()
    await after.drain()
    expect([server.taken, server.redrawn]).toEqual([['a'], ['a']])
  })

  it('asks again later and later, and at once when told to', async () => {
    let tries = 0
    server.fault = () => {
      tries += 1
      return away()
    }
    const queue = await openQueue()
    await add(queue, 'a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tries).toBeGreaterThan(4)
    expect(tries).toBeLessThan(10)
    server.fault = null
    await queue.retry()
    expect(server.taken).toEqual(['a'])
  })

  it('is one graphic when it is asked for twice while it waits', async () => {
    server.fault = away
    const queue = await openQueue()
    await add(queue, 'a')
    const again = await queue.add({ ...graphic('b', 2), scene: graphic('a', 1).scene }, Promise.resolve(FULL))
    expect([again.id, waiting(queue)]).toEqual(['a', ['a']])
  })

  it('draws anew what lacked a picture while there was no connection', async () => {
    server.fault = away
    const queue = await openQueue()
    await queue.add(graphic('a', 1), Promise.resolve({ ...FULL, failed: ['/files/crest.png'] }))
    server.fault = null
    await queue.drain()
    expect(server.redrawn).toEqual(['a'])
  })

  it('tells a refusal at once and forgets it; one of an earlier visit stays in the list, out of the others’ way', async () => {
    const refused = new HttpError(400, 'Bad Request', { message: 'Nieprawidłowy obraz' })
    server.fault = (id) => (id === 'bad' ? refused : null)
    const queue = await openQueue()
    await expect(add(queue, 'bad')).rejects.toThrow('Nieprawidłowy obraz')
    expect(waiting(queue)).toEqual([])

    await storage.put(graphic('bad', 1))
    await storage.put(graphic('good', 2))
    await queue.hearFromTab(null)
    await queue.drain()
    expect(server.taken).toEqual(['good'])
    expect(queue.state.getState().graphics).toMatchObject([{ id: 'bad', problem: 'Nieprawidłowy obraz' }])
    server.fault = null
    await queue.retry()
    expect(server.taken).toEqual(['good', 'bad'])
  })

  it('says why it waits when the server answers with a fault', async () => {
    const fault = new HttpError(503, 'Unavailable', { message: 'Serwer odpoczywa' })
    server.fault = () => fault
    expect(await add(await openQueue(), 'a')).toEqual({ id: 'a', url: null, outage: fault })
  })

  it('waits for its owner when the session has ended, and is not sent in another name', async () => {
    server.fault = () => new HttpError(401, 'Unauthorized', {})
    const queue = await openQueue()
    await add(queue, 'a')
    expect([sessionEnds, waiting(queue), vi.getTimerCount()]).toEqual([1, ['a'], 0])
    queue.close()
    server.fault = null
    const hers = await openQueue(EWA)
    await hers.drain()
    expect([server.taken, waiting(hers)]).toEqual([[], []])
    const back = await openQueue()
    await back.drain()
    expect(server.taken).toEqual(['a'])
  })

  it('leaves nothing behind that was dropped', async () => {
    server.fault = away
    const queue = await openQueue()
    await add(queue, 'a', 1)
    await add(queue, 'b', 2)
    await queue.drop(graphic('a', 1))
    expect(waiting(queue)).toEqual(['b'])
    await queue.dropAll()
    server.fault = null
    await queue.drain()
    expect([server.taken, await storage.all()]).toEqual([[], []])
  })

  it('knows the address of what another tab has sent', async () => {
    const queue = await openQueue()
    await queue.hearFromTab({ id: 'a', url: '/files/a.png' })
    expect(queue.state.getState().addresses).toEqual({ a: '/files/a.png' })
  })
})

describe('what the device kept', () => {
  it('comes back as it was', () => {
    expect(restoreQueued(structuredClone(graphic('a', 1)))).toEqual(graphic('a', 1))
  })

  it.each([[null], [7], [{}], [{ ...graphic('a', 1), type: 'poem' }], [{ ...graphic('a', 1), scene: { nodes: 3 } }]])(
    'is left alone when it is no graphic: %j',
    (value) => {
      expect(restoreQueued(value)).toBeNull()
    },
  )
})
