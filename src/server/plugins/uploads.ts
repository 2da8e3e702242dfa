import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SETTING_VALUE_MAX_BYTES } from '#domain/club/settings.ts'
import { UPLOAD_MAX_BYTES } from '#server/pictures/normalise-picture.ts'
import { ApiError } from './api-error.ts'
import { refuseUnstorable } from './input-gate.ts'
import { holdBytes, uploadBudget } from './upload-budget.ts'

export const uploads = fp(async (app: FastifyInstance) => {
  await app.register(uploadBudget)
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
  /** What they are called where they come from. */
  fileNames: Partial<Record<FileName, string>>
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** A file input that was left empty is sent as a nameless file of nothing. */
const isLeftEmpty = (name: string, bytes: Buffer): boolean => name === '' && bytes.length === 0

const tooLarge = (bytes: number) =>
  new ApiError(413, `Plik jest za duży. Dozwolone jest najwyżej ${bytes / 1024 ** 2} MB`)

async function readPart(request: FastifyRequest, part: MultipartFile, fileSize: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    holdBytes(request, chunk.length)
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge(fileSize)
  return Buffer.concat(chunks)
}

/**
 * Reads a whole multipart form. Files of other names are let pass unread; none is held beyond the size limit. A part
 * that is meant as JSON may come as a field or, as some clients send it, as a file.
 */
export async function readForm<FileName extends string>(
  request: FastifyRequest,
  fileNames: readonly FileName[],
  jsonNames: readonly string[] = [],
  fileSize = UPLOAD_MAX_BYTES,
): Promise<UploadedForm<FileName>> {
  if (!request.isMultipart()) throw new ApiError(400, 'Wyślij dane jako formularz (multipart/form-data)')
  const form: UploadedForm<FileName> = { fields: {}, files: {}, fileNames: {} }
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'field') form.fields[part.fieldname] = part.value
      else if (isOneOf(fileNames, part.fieldname)) {
        const bytes = await readPart(request, part, fileSize)
        if (isLeftEmpty(part.filename, bytes)) continue
        form.files[part.fieldname] = bytes
        form.fileNames[part.fieldname] = part.filename
      } else if (jsonNames.includes(part.fieldname)) {
        form.fields[part.fieldname] = (await readPart(request, part, fileSize)).toString('utf8')
      } else part.file.resume()
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if ((cause as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(fileSize)
    if ((cause as { statusCode?: number }).statusCode) throw cause
    throw new ApiError(400, 'Formularz dotarł niepełny albo uszkodzony. Wyślij go ponownie')
  }
  refuseUnstorable(form.fields)
  return form
}

/** The JSON in a part; an empty or absent part is undefined. */
export function jsonPart(fields: Record<string, unknown>, name: string): unknown {
  const value = fields[name]
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(value)
  } catch {
    throw new ApiError(400, `Część „${name}” nie jest poprawnym JSON-em`)
  }
  refuseUnstorable(parsed)
  return parsed
}
