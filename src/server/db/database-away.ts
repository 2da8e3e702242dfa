import { setTimeout as delay } from 'node:timers/promises'

/** What the driver or the network says while PostgreSQL is away or starting. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
])

const BACK_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 200

export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (
    (code !== undefined && AWAY.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  )
}

/** Tried again until a database that is away has come back; for what must not fail with the connection it began on. */
export async function onceBack<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + BACK_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
    }
  }
}
