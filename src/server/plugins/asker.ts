import type { FastifyRequest } from 'fastify'
import { type AddressKey, addressKey } from './address-key.ts'

export const addressOf = ({ ip }: FastifyRequest): AddressKey => addressKey(ip)

/** Whom a limit counts against: the account, wherever it asks from, else the address. */
export const askerOf = (request: FastifyRequest): string =>
  request.session ? `account ${request.session.account.id}` : addressOf(request)
