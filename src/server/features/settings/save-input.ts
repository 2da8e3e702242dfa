import type { FastifyRequest } from 'fastify'
import { type SaveSettingRequest, saveSettingRequest } from '#contract/setting.ts'
import { refuseUnstorable } from '#server/plugins/input-gate.ts'

export type SaveInput = SaveSettingRequest & { crest?: Buffer }

/** The admin's settings page sends multipart, everybody else JSON. */
export async function readSaveInput(request: FastifyRequest): Promise<SaveInput> {
  if (!request.isMultipart()) return saveSettingRequest.parse(request.body ?? {})
  const fields: Record<string, unknown> = {}
  let crest: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'clubLogo') crest = await part.toBuffer()
    else part.file.resume()
  }
  refuseUnstorable(fields)
  if (typeof fields.version === 'string' && fields.version !== '') fields.version = Number(fields.version)
  return { ...saveSettingRequest.parse(fields), crest }
}
