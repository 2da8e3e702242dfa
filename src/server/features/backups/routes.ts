import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  backupList,
  backupName,
  backupSchema,
  backupStatus,
  createBackupRequest,
  restoreAnswer,
} from '#contract/backup.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'

const tags = ['backups']
const nameParams = z.object({ name: backupName })
const notAZip = () => new ApiError(415, 'Wyślij plik kopii zapasowej (ZIP)')
const UPLOAD_MAX_BYTES = 50 * 1024 ** 3

export const backupRoutes =
  ({ backups }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/backups', { config: { access: 'admin' }, schema: { tags, response: { 200: backupList } } }, () =>
      backups.list(),
    )

    app.get(
      '/api/backups/status',
      { config: { access: 'admin' }, schema: { tags, response: { 200: backupStatus } } },
      () => backups.status(),
    )

    app.post(
      '/api/backups',
      {
        config: { access: 'admin' },
        schema: { tags, body: createBackupRequest, response: { 201: backupSchema } },
      },
      async (request, reply) => {
        if (request.isMultipart()) throw new ApiError(415, 'Wyślij komentarz jako JSON')
        const { comment } = request.body
        return reply.code(201).send(await backups.create({ comment, kind: 'manual' }))
      },
    )

    app.post(
      '/api/backups/:name/restore',
      { config: { access: 'admin' }, schema: { tags, params: nameParams, response: { 200: restoreAnswer } } },
      (request) => backups.restore(request.params.name),
    )

    app.get(
      '/api/backups/:name/download',
      { config: { access: 'admin' }, schema: { tags, produces: ['application/zip'], params: nameParams } },
      async (request, reply) => {
        const { name } = request.params
        const { bytes, stream } = await backups.download(name)
        return reply
          .type('application/zip')
          .headers({
            'content-length': bytes,
            'content-disposition': `attachment; filename="${name}.zip"`,
          })
          .send(stream)
      },
    )

    app.delete(
      '/api/backups/:name',
      { config: { access: 'admin' }, schema: { tags, params: nameParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await backups.remove(request.params.name)
        return reply.code(204).send()
      },
    )

    // A backup may be larger than memory: it is taken as a stream, and only here.
    await app.register(async (uploads) => {
      uploads.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload))
      uploads.post(
        '/api/backups/upload',
        {
          bodyLimit: UPLOAD_MAX_BYTES,
          config: { access: 'admin' },
          schema: { tags, description: 'The ZIP file itself as the body.', consumes: ['application/zip'] },
        },
        async (request, reply) => {
          if (request.headers['content-type'] !== 'application/zip') throw notAZip()
          return reply.code(201).send(await backups.add(request.body as Readable))
        },
      )
    })
  }
