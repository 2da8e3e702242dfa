import type { z } from 'zod'
import { stateSchema } from '#contract/state.ts'
import { hasStatus } from './http-error.ts'
import { logFailure } from './log.ts'
import { command, request } from './request.ts'

/** Browsers let 64 KB out of a page that is being left. */
const PARTING_MAX_BYTES = 60 * 1024

interface KeptState<T> {
  data: T
  updatedAt: string
}

const addressOf = (key: string): string => `/api/states/${encodeURIComponent(key)}`

/** What the signed-in person keeps under this key; null when there is nothing. */
export function readState<T>(key: string, schema: z.ZodType<T>): Promise<KeptState<T> | null> {
  return request(addressOf(key), stateSchema.extend({ data: schema })).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
}

export const writeState = (key: string, data: object): Promise<KeptState<object>> =>
  request(addressOf(key), stateSchema, { method: 'PUT', json: { data } })

export const deleteState = (key: string): Promise<void> => command(addressOf(key), { method: 'DELETE' })

/** For a page that is being hidden or left. False: too large to go out then, so nothing was sent. */
export function writeStateOnLeaving(key: string, data: object): boolean {
  const json = { data }
  if (new TextEncoder().encode(JSON.stringify(json)).length > PARTING_MAX_BYTES) return false
  command(addressOf(key), { method: 'PUT', json, keepalive: true }).catch((error: unknown) =>
    logFailure('Nie udało się zachować stanu przy opuszczaniu strony', error),
  )
  return true
}
