import type { FastifyRequest } from 'fastify'
import { type SaveSettingRequest, saveSettingRequest } from '#contract/setting.ts'
import { readForm } from '#server/plugins/uploads.ts'

export type SaveInput = SaveSettingRequest & { crest?: Buffer }

/** The admin's settings page sends multipart, everybody else JSON. */
export async function readSaveInput(request: FastifyRequest): Promise<SaveInput> {
  if (!request.isMultipart()) return saveSettingRequest.parse(request.body ?? {})
  const { fields, files } = await readForm(request, ['clubLogo'])
  const { version, ...rest } = fields
  const base = version === undefined || version === '' ? {} : { version: Number(version) }
  return { ...saveSettingRequest.parse({ ...rest, ...base }), crest: files.clubLogo }
}
