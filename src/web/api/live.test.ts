import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLiveChannel } from './live.ts'
import { sessionQuery } from './session.ts'
import { settingsQuery } from './settings.ts'
import { FakeSource } from './testing/fake-source.ts'
import { FakeChannel, FakeDocument, FakeLocks } from './testing/fake-tabs.ts'

const latest = () => FakeSource.opened.at(-1) as FakeSource
const live = () => FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED)
const settled = () => vi.advanceTimersByTimeAsync(0)

let page: FakeDocument
beforeEach(() => {
  vi.useFakeTimers()
  page = new FakeDocument()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { locks: new FakeLocks() })
  FakeSource.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live channel of one tab', () => {
  let client: QueryClient
  let close: () => void

  beforeEach(async () => {
    client = new QueryClient()
    close = openLiveChannel(client)
    await settled()
    latest().open()
  })
  afterEach(() => close())

  it('puts a saved setting into the cache', () => {
    client.setQueryData(settingsQuery.queryKey, [])
    const setting = {
      id: 1,
      key: 'clubName',
      value: 'Nowa',
      version: 1,
      updatedBy: null,
      updatedAt: '2026-03-01T12:00:00Z',
    }
    latest().say('setting', JSON.stringify({ key: 'clubName', setting }))
    expect(client.getQueryData(settingsQuery.queryKey)).toEqual([setting])
  })

  it('survives an event it cannot read', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
    latest().say('setting', '{"key":1}')
    latest().say('setting', 'nonsense')
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })

  it('reads everything anew when events were missed', () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    latest().say('resync', '')
    expect(invalidate).toHaveBeenCalledOnce()
  })

  it('leaves a dropped connection to the browser, which reconnects by itself', async () => {
    latest().breakOff(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('asks who is signed in after a fatal end, and connects again ever more patiently', async () => {
    const refetch = vi.spyOn(client, 'refetchQueries')
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    latest().breakOff(FakeSource.CLOSED)
    expect(refetch).toHaveBeenCalledWith(sessionQuery)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSource.opened).toHaveLength(2)
    latest().breakOff(FakeSource.CLOSED)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSource.opened).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSource.opened).toHaveLength(3)
    latest().open()
    expect(invalidate).toHaveBeenCalledOnce()
  })

  it('stops for good when it is closed', async () => {
    latest().breakOff(FakeSource.CLOSED)
    close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSource.opened).toHaveLength(1)
    expect(latest().readyState).toBe(FakeSource.CLOSED)
  })
})

describe('the live channels of several tabs', () => {
  const openTab = async () => {
    const client = new QueryClient()
    client.setQueryData(settingsQuery.queryKey, [])
    const close = openLiveChannel(client)
    await settled()
    return { client, close, reread: vi.spyOn(client, 'invalidateQueries') }
  }

  const setting = {
    id: 1,
    key: 'clubName',
    value: 'Nowa',
    version: 1,
    updatedBy: null,
    updatedAt: '2026-03-01T12:00:00Z',
  }

  it('share one connection: what the server says reaches all of them', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()]
    expect(live()).toHaveLength(1)
    latest().open()
    latest().say('setting', JSON.stringify({ key: 'clubName', setting }))
    for (const { client } of tabs) expect(client.getQueryData(settingsQuery.queryKey)).toEqual([setting])
    for (const { close } of tabs) close()
  })

  it('pass it on when its tab is closed; what came in between is read anew by all', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()]
    latest().open()
    expect(second.reread).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    first.close()
    await settled()
    expect(live()).toHaveLength(1)
    latest().open()
    expect(second.reread).toHaveBeenCalledOnce()
    expect(third.reread).toHaveBeenCalledOnce()
    second.close()
    third.close()
  })

  it('a page that is loaded anew has missed nothing while the one before lets go', async () => {
    const before = await openTab()
    const after = await openTab()
    before.close()
    await settled()
    latest().open()
    expect(after.reread).not.toHaveBeenCalled()
    after.close()
  })

  it('learn together that the session has ended', async () => {
    const [first, second] = [await openTab(), await openTab()]
    latest().open()
    const asked = vi.spyOn(second.client, 'refetchQueries')
    latest().breakOff(FakeSource.CLOSED)
    expect(asked).toHaveBeenCalledWith(sessionQuery)
    first.close()
    second.close()
  })

  it('a hidden tab has none, and reads everything anew when it is seen again', async () => {
    const tab = await openTab()
    latest().open()
    page.show('hidden')
    await settled()
    expect(live()).toEqual([])
    page.show('visible')
    await settled()
    expect(live()).toHaveLength(1)
    latest().open()
    expect(tab.reread).toHaveBeenCalledOnce()
    tab.close()
  })

  it('without locks, over plain HTTP, every visible tab has its own', async () => {
    vi.stubGlobal('navigator', {})
    const tabs = [await openTab(), await openTab()]
    expect(live()).toHaveLength(2)
    page.show('hidden')
    expect(live()).toEqual([])
    for (const { close } of tabs) close()
  })
})
