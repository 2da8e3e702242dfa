import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createUserRequest, loginRequest, registerRequest } from '#contract/account.ts'
import { changePasswordRequest } from '#contract/own-password.ts'
import { type User, userSchema } from '#contract/user.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { sessionCookie, signedIn } from '#server/plugins/session.ts'
import { endSession } from '#server/plugins/session-store.ts'
import type { Services } from '#server/services.ts'
import { changeOwnPassword } from './own-password.ts'
import { createByAdmin, isSignUpOpen, logIn, type SignedIn, signUp } from './service.ts'
import { deviceCookie, visitOf } from './visit.ts'

export const sessionRoutes =
  ({ db, passwords, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const means = { db, passwords }

    function welcome(request: FastifyRequest, reply: FastifyReply, { user, token, deviceToken }: SignedIn): User {
      sessionCookie.give(request, reply, config, token)
      deviceCookie.give(request, reply, config, deviceToken)
      return user
    }

    app.get(
      '/api/user',
      { config: { access: 'signedIn' }, schema: { tags: ['accounts'], response: { 200: userSchema } } },
      async (request) => {
        const { account } = signedIn(request)
        return { ...account, createdAt: account.createdAt.toISOString() }
      },
    )

    app.put(
      '/api/user/password',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['accounts'], body: changePasswordRequest, response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        await changeOwnPassword(means, signedIn(request), request.body, visitOf(request))
        return reply.code(204).send()
      },
    )

    app.post(
      '/api/login',
      {
        config: { access: 'anyone' },
        schema: { tags: ['accounts'], body: loginRequest, response: { 200: userSchema } },
      },
      async (request, reply) => {
        return welcome(request, reply, await logIn(means, request.body, visitOf(request), request.session))
      },
    )

    app.post(
      '/api/register',
      {
        config: { access: 'newcomerOrAdmin' },
        schema: { tags: ['accounts'], body: registerRequest, response: { 201: userSchema } },
        // An admin's form asks for more than a visitor's, so the handler parses by who is asking.
        attachValidation: true,
        onRequest: async (request) => {
          if (!request.session && !(await isSignUpOpen(db))) {
            throw new ApiError(
              403,
              'Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.',
            )
          }
        },
      },
      async (request, reply) => {
        reply.code(201)
        if (request.session) return createByAdmin(means, request.session, createUserRequest.parse(request.body))
        return welcome(request, reply, await signUp(means, registerRequest.parse(request.body), visitOf(request)))
      },
    )

    app.post(
      '/api/logout',
      { config: { access: 'anyone' }, schema: { tags: ['accounts'], response: { 204: z.undefined() } } },
      async (request, reply) => {
        const { session } = request
        if (session) {
          await transact(db, async (tx) => {
            await endSession(tx, session.tokenHash)
            await recordLiveEntry(tx, 'account', String(session.account.id))
          })
        }
        sessionCookie.take(request, reply, config)
        return reply.code(204).send()
      },
    )
  }
