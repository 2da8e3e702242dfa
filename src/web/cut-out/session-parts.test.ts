import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangeLog } from './change-log.ts'
import { Watchdog } from './watchdog.ts'

const BEGIN = { kind: 'begin', brush: { tool: 'add', radius: 3, softness: 0 }, at: { x: 1, y: 2 } } as const
const EXTEND = { kind: 'extend', points: [{ x: 4, y: 2 }] } as const
const END = { kind: 'end' } as const

it('what a worker has made can be made again, in order; what it has not answered is left out', () => {
  const log = new ChangeLog([{ kind: 'again' }])
  for (const order of [BEGIN, EXTEND, END, { kind: 'undo' } as const, BEGIN, EXTEND, END]) log.add(order)
  log.answered(true)
  log.answered(true)
  expect(log.changes).toEqual([{ kind: 'again' }, BEGIN, EXTEND, END, { kind: 'undo' }])
  expect(log.isAwaiting).toBe(true)
  log.answered(false)
  expect([log.isAwaiting, log.changes.length]).toEqual([false, 5])
  log.add(BEGIN)
  expect(log.isAwaiting, 'a stroke that goes on is not due').toBe(false)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('silence is heard once an answer is long due, and not while words come or none is awaited', () => {
  const onSilence = vi.fn()
  const watchdog = new Watchdog(onSilence)
  watchdog.watch(true)
  for (let word = 0; word < 5; word++) {
    vi.advanceTimersByTime(39_000)
    watchdog.watch(true)
  }
  watchdog.watch(false)
  vi.advanceTimersByTime(600_000)
  expect(onSilence).not.toHaveBeenCalled()
  watchdog.watch(true)
  vi.advanceTimersByTime(41_000)
  expect(onSilence).toHaveBeenCalledOnce()
})
