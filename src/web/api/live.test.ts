import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLiveChannel } from './live.ts'
import { sessionQuery } from './session.ts'
import { settingsQuery } from './settings.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0

  constructor() {
    super()
    FakeSource.opened.push(this)
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  say(name: string, data: string) {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }

  breakOff(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const latest = () => FakeSource.opened.at(-1) as FakeSource

describe('openLiveChannel', () => {
  let client: QueryClient
  let close: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', FakeSource)
    FakeSource.opened = []
    client = new QueryClient()
    close = openLiveChannel(client)
    latest().open()
  })

  afterEach(() => {
    close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

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
    expect(refetch).toHaveBeenCalledExactlyOnceWith(sessionQuery)
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
