import { vi } from 'vitest'

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** The page's clock goes on at its own pace from here, and `pass` puts it ahead: no test waits for a half, or a countdown. */
export const holdClock = (now: number | string = Date.now()): void => {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true, toFake: ['Date', 'performance', ...TIMERS] })
}

/** The page's clock stands but for what is passed: no toast is gone before it is read, however slow the machine. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: [...TIMERS] })
}

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
