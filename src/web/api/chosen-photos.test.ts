import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Photo } from '#contract/photo.ts'
import { chosenPhotosQuery } from './chosen-photos.ts'
import { openLiveChannel } from './live.ts'
import { FakeSource } from './testing/fake-source.ts'
import { FakeDocument } from './testing/fake-tabs.ts'

/** What the server has: of each photo, where to look on it. */
let focusOf: Record<number, number>
let calls: string[]
let client: QueryClient
let chosen: QueryObserver<Photo[]>
let stop: (() => void)[]

const photo = (id: number): Photo => ({
  id,
  matchId: 1,
  opponentName: 'Tur',
  matchDate: null,
  picture: `/files/${id}.jpg`,
  width: 3,
  height: 2,
  focus: { x: focusOf[id] ?? 0, y: 50 },
  isFocusByHand: false,
  cutout: null,
  playerIds: [],
  createdAt: '2026-05-16T12:00:00Z',
  createdBy: null,
})

function answer(url: string): Response {
  calls.push(url)
  const ids = new URL(url, 'http://club').searchParams.get('ids')?.split(',').map(Number) ?? []
  return Response.json(ids.filter((id) => id in focusOf).map(photo))
}

const queryOf = (ids: number[]) => chosenPhotosQuery(ids) as ConstructorParameters<typeof QueryObserver<Photo[]>>[1]
const settled = () => vi.advanceTimersByTimeAsync(0)
const shown = () => chosen.getCurrentResult().data?.map(({ focus }) => focus.x)

async function say(event: string, data: object): Promise<void> {
  FakeSource.opened.at(-1)?.say(event, JSON.stringify(data))
  await settled()
}
const sayPhotos = (ids?: number[]) => say('catalogue', { list: 'photos', ...(ids && { ids }) })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', new FakeDocument())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string) => answer(url))
  FakeSource.opened = []
  focusOf = { 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60 }
  calls = []
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const close = openLiveChannel(client)
  await settled()
  chosen = new QueryObserver(client, queryOf([1, 2, 3, 4, 5]))
  stop = [chosen.subscribe(() => {}), close]
  await settled()
  expect(shown()).toEqual([10, 20, 30, 40, 50])
  calls = []
})
afterEach(() => {
  for (const end of stop) end()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('are not read for photos that come, nor for what happens in the match', async () => {
  for (let id = 101; id <= 120; id++) await sayPhotos([id])
  for (let minute = 1; minute <= 10; minute++) await say('match', { id: 1 })
  expect(calls).toEqual([])
})

it('are read by one call when one of them has changed, and when one is gone', async () => {
  focusOf[3] = 99
  await sayPhotos([101, 3])
  expect([calls.length, shown()]).toEqual([1, [10, 20, 99, 40, 50]])
  delete focusOf[3]
  await sayPhotos([3])
  expect([calls.length, shown()]).toEqual([2, [10, 20, 40, 50]])
})

it('are read by one call when another is chosen, when it is not told which have changed, and after a gap', async () => {
  chosen.setOptions(queryOf([1, 2, 3, 4, 5, 6]))
  await settled()
  expect([calls.length, shown()]).toEqual([1, [10, 20, 30, 40, 50, 60]])
  await sayPhotos()
  expect(calls).toHaveLength(2)
  await say('resync', {})
  expect(calls.filter((url) => url.includes('photos'))).toHaveLength(3)
})

it('one that changes while they are read is shown as it is at last', async () => {
  focusOf[1] = 11
  const first = sayPhotos([1])
  focusOf[1] = 12
  await Promise.all([first, sayPhotos([1])])
  expect(shown()?.[0]).toBe(12)
})
