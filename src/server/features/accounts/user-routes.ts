import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { updateUserRequest } from '#contract/account.ts'
import { idParams } from '#contract/id-params.ts'
import { userSchema } from '#contract/user.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { listUsers } from './repository.ts'
import { deleteByAdmin, updateByAdmin } from './service.ts'

export const userRoutes =
  ({ db, passwords }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/users',
      { config: { access: 'admin' }, schema: { tags: ['accounts'], response: { 200: z.array(userSchema) } } },
      () => listUsers(db),
    )

    app.patch(
      '/api/users/:id',
      {
        config: { access: 'admin' },
        schema: { tags: ['accounts'], params: idParams, body: updateUserRequest, response: { 200: userSchema } },
      },
      (request) => {
        if (request.isMultipart()) throw new ApiError(415, 'Wyślij zmiany jako JSON')
        return updateByAdmin({ db, passwords }, signedIn(request), request.params.id, request.body)
      },
    )

    app.delete(
      '/api/users/:id',
      {
        config: { access: 'admin' },
        schema: { tags: ['accounts'], params: idParams, response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        await deleteByAdmin(db, signedIn(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
