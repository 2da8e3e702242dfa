import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { SETTING_VALUE_MAX_BYTES } from '#domain/club/settings.ts'
import { UPLOAD_MAX_BYTES } from '#server/pictures/normalise-picture.ts'

export const uploads = fp(async (app: FastifyInstance) => {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: 4,
      fields: 10,
      parts: 14,
      fieldNameSize: 100,
      fieldSize: 4 * SETTING_VALUE_MAX_BYTES,
      headerPairs: 50,
    },
  })
})
