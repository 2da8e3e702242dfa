import type { FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'

/** Whom a limit counts against: the account, wherever it asks from, else the address. */
export const askerOf = ({ session, ip }: FastifyRequest): string =>
  session ? `account ${session.account.id}` : addressKey(ip)
