import { serverTime } from '#contract/match.ts'
import { DEFAULT_TIME_ZONE } from '#domain/match/wall-moment.ts'
import { logFailure } from '#web/api/log.ts'
import { request } from '#web/api/request.ts'

/** How far the server's clock is ahead of this device's. A device can be wrong by hours; the match must not care. */
let offset = 0
let timeZone = DEFAULT_TIME_ZONE
let bestTrip = Number.POSITIVE_INFINITY

export const serverNow = (): number => Date.now() + offset
export const clubTimeZone = (): string => timeZone

/** The quicker the answer, the better the measurement; a device whose clock was set meanwhile is noticed all the same. */
async function measure(): Promise<void> {
  const before = Date.now()
  const answer = await request('/api/time', serverTime)
  const trip = Date.now() - before
  const measured = answer.now + trip / 2 - Date.now()
  const isFarOff = Math.abs(measured - offset) > Math.max(trip, 500)
  if (trip > bestTrip && !isFarOff) return
  offset = measured
  bestTrip = trip
  timeZone = answer.timeZone
}

const EVERY_MS = 5 * 60_000

/** Measures now, now and then, and whenever the device wakes or comes back to the network. */
export function keepServerClock(): () => void {
  const run = () => void measure().catch((error: unknown) => logFailure('Nie udało się sprawdzić czasu serwera', error))
  const onWake = () => {
    if (document.visibilityState === 'visible') run()
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  document.addEventListener('visibilitychange', onWake)
  window.addEventListener('online', run)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onWake)
    window.removeEventListener('online', run)
  }
}
