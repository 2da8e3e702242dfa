import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormatName } from '#graphic/formats.ts'
import { HttpError, NetworkError } from '#web/api/http-error.ts'
import { GraphicQueue } from './graphic-queue.ts'
import { newQueueState } from './queue-state.ts'
import type { SentGraphic } from './queue-steps.ts'
import { memoryStorage, type QueueStorage } from './queue-storage.ts'
import { type QueuedGraphic, restoreQueued } from './queued-graphic.ts'

const ANNA = 1
const EWA = 2

const graphic = (id: string, madeAt: number, format: FormatName = 'portrait'): QueuedGraphic => ({
  id,
  owner: ANNA,
  madeAt,
  kind: 'goal',
  format,
  matchKey: '7',
  templateId: 3,
  cells: { opponentId: 5, 'event:e1': { kind: 'goal', side: 'ours', at: 1 } },
  eventId: 'e1',
  // What it shows tells one graphic from another.
  sceneHash: id,
  altText: id,
  problem: null,
})

/** The server as the queue knows it: it takes graphics, can be out of reach, and can refuse one. */
class Server {
  taken: string[] = []
  fault: ((id: string) => Error | null) | null = null

  send = async ({ id }: QueuedGraphic): Promise<string> => {
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

const add = (queue: GraphicQueue, id: string, madeAt = 1) => queue.add([graphic(id, madeAt)])
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
  it('sends at once what it can', async () => {
    const queue = await openQueue()
    expect(await add(queue, 'a')).toEqual({ ids: { portrait: 'a' }, isSent: true, outage: null })
    expect([server.taken, waiting(queue)]).toEqual([['a'], []])
    expect(queue.state.getState().addresses).toEqual({ a: '/files/a.png' })
    expect(told).toContainEqual({ id: 'a', url: '/files/a.png' })
  })

  it('keeps ten without a connection and sends them in order when there is one, each once', async () => {
    server.fault = away
    const queue = await openQueue()
    const ids = Array.from({ length: 10 }, (_, index) => `g${index}`)
    for (const [index, id] of ids.entries()) expect((await add(queue, id, index)).isSent).toBe(false)
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

  it('sends all formats of a graphic in turn, and says how far it has got', async () => {
    const queue = await openQueue()
    const shares: (number | null)[] = []
    queue.state.subscribe(({ progress }, before) => {
      if (progress !== before.progress) shares.push(progress)
    })
    const added = await queue.add([graphic('a', 1, 'story'), graphic('b', 1, 'portrait'), graphic('c', 1, 'square')])
    expect(added).toMatchObject({ ids: { story: 'a', portrait: 'b', square: 'c' }, isSent: true })
    expect(server.taken).toEqual(['a', 'b', 'c'])
    expect(shares).toEqual([0, 1 / 3, 2 / 3, null])
  })

  it('goes on with the formats that did not get through before the line dropped', async () => {
    server.fault = (id) => (id === 'b' ? away() : null)
    const queue = await openQueue()
    const added = await queue.add([graphic('a', 1, 'story'), graphic('b', 1, 'portrait')])
    expect([added.isSent, queue.state.getState().addresses, waiting(queue)]).toEqual([
      false,
      { a: '/files/a.png' },
      ['b'],
    ])
    server.fault = null
    await queue.drain()
    expect(server.taken).toEqual(['a', 'b'])
  })

  it('forgets the formats that were refused, and sends the others', async () => {
    server.fault = (id) => (id === 'a' ? new HttpError(400, 'Bad Request', { message: 'Nie ma szablonu' }) : null)
    const queue = await openQueue()
    const adding = queue.add([graphic('a', 1, 'story'), graphic('b', 1, 'portrait')])
    await expect(adding).rejects.toThrow('Nie ma szablonu')
    expect([server.taken, waiting(queue)]).toEqual([['b'], []])
  })

  it('goes on after a reload with what the device kept', async () => {
    server.fault = away
    const before = await openQueue()
    await add(before, 'a')
    before.close()
    server.fault = null
    const after = await openQueue()
    await after.drain()
    expect(server.taken).toEqual(['a'])
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
    const again = await queue.add([{ ...graphic('b', 2), sceneHash: 'a' }])
    expect([again.ids, waiting(queue)]).toEqual([{ portrait: 'a' }, ['a']])
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

  it('one that lacks its photograph says so, waits in the list, and goes without when somebody decides it', async () => {
    const body = { message: 'Nie ma już tego zdjęcia', photo: 'gone' }
    server.fault = () => new HttpError(409, 'Conflict', body)
    const queue = await openQueue()
    const chosen = { ...graphic('lost', 1), cells: { opponentId: 5, 'photo:e1': 9, 'photo:goal': 8 } }
    await expect(queue.add([chosen])).rejects.toMatchObject({ name: 'LostPhotoError', loss: 'gone' })
    await storage.put(chosen)
    await queue.drain()
    const [kept] = queue.state.getState().graphics
    expect(kept).toMatchObject({ problem: body.message, photoLoss: 'gone' })
    expect(restoreQueued(structuredClone(kept))).toEqual(kept)

    server.fault = away
    await queue.goWithoutPhoto(kept as QueuedGraphic)
    const [without] = queue.state.getState().graphics
    const cells = { opponentId: 5, 'photo:goal': 8 }
    expect(without).toEqual({ ...graphic('lost', 1), cells, sceneHash: null })
    expect(restoreQueued(structuredClone(without))).toEqual(without)
    server.fault = null
    await queue.drain()
    expect(server.taken).toEqual(['lost'])
  })

  it('says why it waits when the server answers with a fault', async () => {
    const fault = new HttpError(503, 'Unavailable', { message: 'Serwer odpoczywa' })
    server.fault = () => fault
    expect(await add(await openQueue(), 'a')).toEqual({
      ids: { portrait: 'a' },
      isSent: false,
      outage: fault,
    })
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
    expect(restoreQueued(structuredClone(graphic('a', 1, 'story')))).toEqual(graphic('a', 1, 'story'))
  })

  it.each([
    [null],
    [7],
    [{}],
    [{ ...graphic('a', 1), kind: 'poem' }],
    [{ ...graphic('a', 1), cells: [] }],
    [{ ...graphic('a', 1), matchKey: null }],
    [{ ...graphic('a', 1), sceneHash: undefined }],
  ])('is left alone when it is no graphic: %j', (value) => {
    expect(restoreQueued(value)).toBeNull()
  })
})
