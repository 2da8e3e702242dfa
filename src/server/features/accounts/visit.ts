import type { FastifyRequest } from 'fastify'
import type { AddressKey } from '#server/plugins/address-key.ts'
import { addressOf } from '#server/plugins/asker.ts'
import { secretCookie } from '#server/plugins/secret-cookie.ts'

const DEVICE_DAYS = 365
const USER_AGENT_MAX = 300

/** Where somebody signs in from: what limits count, and what a session is told apart by. */
export interface Visit {
  address: AddressKey
  deviceToken: string | null
  userAgent: string | null
}

/** Outlives the session: a device that has signed in before is not locked out by others' failures. */
export const deviceCookie = secretCookie('jedenastka_device', DEVICE_DAYS)

export const visitOf = (request: FastifyRequest): Visit => ({
  address: addressOf(request),
  deviceToken: deviceCookie.read(request),
  userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
})
