import cookie from '@fastify/cookie'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { ApiError } from './api-error.ts'
import { findSession, isDueForRenewal, renewSession, SESSION_DAYS, type Session } from './session-store.ts'

/** `newcomerOrAdmin`: closed to a signed-in user who is not an admin. */
export type Access = 'anyone' | 'signedIn' | 'admin' | 'newcomerOrAdmin'

export interface DeclaredRoute {
  method: string
  url: string
  access: Access | undefined
  schema: FastifySchema | undefined
  config: FastifyContextConfig | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyInstance {
    declaredRoutes(): DeclaredRoute[]
  }
}

const COOKIE = 'jedenastka_session'
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/

const cookieOptions = (request: FastifyRequest, config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true,
})

export function giveSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(request, config), maxAge: SESSION_DAYS * 24 * 60 * 60 })
}

export function takeSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.clearCookie(COOKIE, cookieOptions(request, config))
}

export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError(401, 'Zaloguj się, aby to zrobić')
  return request.session
}

function checkAccess(request: FastifyRequest, access: Access): void {
  const role = request.session?.account.role ?? null
  if (access === 'anyone' || role === 'admin') return
  if (role === null) {
    if (access === 'newcomerOrAdmin') return
    throw new ApiError(401, 'Zaloguj się, aby to zrobić')
  }
  if (access !== 'signedIn') throw new ApiError(403, 'Ta czynność jest dostępna tylko dla administratora')
}

/** Knows who is asking and lets in only whom the route's declared access allows, before any input is read. */
export const sessions = fp(async (app: FastifyInstance, { db, config }: { db: Db; config: Config }) => {
  await app.register(cookie)
  app.decorateRequest('session', null)

  async function recognise(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    request.session = await findSession(db, token)
    if (!request.session || !isDueForRenewal(request.session)) return
    await renewSession(db, request.session)
    giveSessionCookie(request, reply, config, token)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const admit = () => {
      if (!request.is404) checkAccess(request, request.routeOptions.config.access ?? 'admin')
    }
    const token = request.cookies[COOKIE]
    if (token && TOKEN_FORM.test(token))
      recognise(request, reply, token)
        .then(admit)
        .then(() => done(), done)
    else {
      admit()
      done()
    }
  })

  const routes: RouteOptions[] = []
  const declared = (): DeclaredRoute[] =>
    routes.flatMap(({ method: methods, url, config: { ...config } = {}, schema }) =>
      [methods].flat().map((method) => ({ method, url, access: config.access, schema, config })),
    )
  app.decorate('declaredRoutes', declared)
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const undeclared = declared().filter((route) => !route.access)
    const names = undeclared.map((route) => `${route.method} ${route.url}`)
    if (names.length > 0) throw new Error(`Routes without a declared access: ${names.join(', ')}`)
  })
})
