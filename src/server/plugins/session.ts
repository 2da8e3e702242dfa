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
import { secretCookie } from './secret-cookie.ts'
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

export const sessionCookie = secretCookie('jedenastka_session', SESSION_DAYS)

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
    // What is the same for everybody may be kept by a cache on the way, with a cookie that would be in it.
    if (request.routeOptions.config.access === 'anyone') return
    try {
      await renewSession(db, request.session)
      sessionCookie.give(request, reply, config, token)
    } catch (error) {
      // On a full disk nothing can be written, and what is there can still be read.
      request.log.error({ err: error }, 'session not renewed')
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    const admit = () => {
      if (!request.is404) checkAccess(request, request.routeOptions.config.access ?? 'admin')
    }
    const token = sessionCookie.read(request)
    if (token)
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
    routes.flatMap(({ method: methods, url, config, schema }) =>
      [methods].flat().map((method) => ({ method, url, access: config?.access, schema, config })),
    )
  app.decorate('declaredRoutes', declared)
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const undeclared = declared().filter((route) => !route.access)
    const names = undeclared.map((route) => `${route.method} ${route.url}`)
    if (names.length > 0) throw new Error(`Routes without a declared access: ${names.join(', ')}`)
  })
})
