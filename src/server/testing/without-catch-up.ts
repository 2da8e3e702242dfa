import { vi } from 'vitest'

/** What is opened so hears of changes from those who make them, or never: it does not look for itself now and then. */
export async function withoutCatchUp<T>(open: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
