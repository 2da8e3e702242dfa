import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { isToken } from './secret-token.ts'

interface SecretCookie {
  read(request: FastifyRequest): string | null
  give(request: FastifyRequest, reply: FastifyReply, config: Config, token: string): void
  take(request: FastifyRequest, reply: FastifyReply, config: Config): void
}

/** A token that scripts cannot read and other sites cannot send. */
export function secretCookie(name: string, days: number): SecretCookie {
  const options = (request: FastifyRequest, config: Config) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true,
  })
  return {
    read(request) {
      const token = request.cookies[name]
      return isToken(token) ? token : null
    },
    give(request, reply, config, token) {
      reply.setCookie(name, token, { ...options(request, config), maxAge: days * 24 * 60 * 60 })
    },
    take(request, reply, config) {
      reply.clearCookie(name, options(request, config))
    },
  }
}
