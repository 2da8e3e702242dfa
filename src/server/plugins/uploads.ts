import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SETTING_VALUE_MAX_BYTES } from '#domain/club/settings.ts'
import { UPLOAD_MAX_BYTES } from '#server/pictures/normalise-picture.ts'
import { ApiError } from './api-error.ts'
import { refuseUnstorable } from './input-gate.ts'

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

export interface UploadedForm<FileName extends string> {
  fields: Record<string, unknown>
  files: Partial<Record<FileName, Buffer>>
}

/** Reads a whole multipart form. Files of other names are let pass unread; none is held beyond the size limit. */
export async function readForm<FileName extends string>(
  request: FastifyRequest,
  fileNames: readonly FileName[],
): Promise<UploadedForm<FileName>> {
  const form: UploadedForm<FileName> = { fields: {}, files: {} }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.fields[part.fieldname] = part.value
      else if (isOneOf(fileNames, part.fieldname)) form.files[part.fieldname] = await part.toBuffer()
      else part.file.resume()
    }
  } catch (cause) {
    if ((cause as { statusCode?: number }).statusCode) throw cause
    throw new ApiError(400, 'Formularz dotarł niepełny albo uszkodzony. Wyślij go ponownie')
  }
  refuseUnstorable(form.fields)
  return form
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)
