import { vi } from 'vitest'

/** Shorter than a test may take, so that what never came is named. */
const PATIENCE_MS = 120_000

/** Until what others do has come about. How long that takes is the machine's; what never comes fails, late and by name. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 10 })

/** The same for what is either so or not yet. */
export const untilSo = (isSo: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(isSo, { timeout: PATIENCE_MS, interval: 1 })
