import type { FastifyRequest } from 'fastify'
import { type AddressKey, addressKey } from './address-key.ts'

export const addressOf = ({ ip }: FastifyRequest): AddressKey => addressKey(ip)

export const accountAsker = (id: number): string => `account ${id}`

/** Whom a limit counts against: the account, wherever it asks from, else the address. */
export const askerOf = (request: FastifyRequest): string =>
  request.session ? accountAsker(request.session.account.id) : addressOf(request)
