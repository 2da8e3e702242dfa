import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { templateConflict, templateSchema } from '#contract/stored-template.ts'
import { baseVersion, templateChange, templateData } from '#contract/template-input.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { signedIn } from '#server/plugins/session.ts'
import { jsonPart, readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { FILE_URL_PREFIX, type FileStore } from '#server/storage/file-store.ts'
import { elementsFrom } from './elements-input.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  duplicateTemplate,
  findTemplate,
  listTemplates,
} from './repository.ts'
import type { Backgrounds } from './starter-backgrounds.ts'

const tags = ['templates']
const PARTS =
  'Multipart: templateData (JSON of name, type, isDefault, look, backgrounds, focus, pieces, hasLayout; of a change also background, an address), templateBackground, elements (JSON).'
const BASE = 'version: the one the change is based on; another one stored is a 409 with the stored template.'

/** The filter counts only as a non-empty text; several at once are no filter. */
const typeFilter = z.preprocess(
  (type) => (typeof type === 'string' && type !== '' ? type : undefined),
  z.enum(KIND_NAMES, `Typ szablonu: ${KIND_NAMES.join(', ')}`).optional(),
)

async function readParts(request: FastifyRequest) {
  const { fields, files } = await readForm(request, ['templateBackground'], ['templateData', 'elements'])
  const elements = jsonPart(fields, 'elements')
  return {
    data: jsonPart(fields, 'templateData') ?? {},
    elements: elements === undefined ? undefined : elementsFrom(elements),
    background: files.templateBackground,
    base: baseVersion.parse(fields.version),
  }
}

interface StoredGrounds {
  background?: string
  backgrounds?: Backgrounds
}

/** Their pictures were put into the store before. */
async function refuseLost(files: FileStore, { background, backgrounds = {} }: StoredGrounds): Promise<void> {
  const isLost = async (url: string) => !(await files.has(url.slice(FILE_URL_PREFIX.length)))
  if (background !== undefined && (await isLost(background))) {
    throw new ApiError(400, 'Nie ma zapisanego obrazu, który ma być tłem')
  }
  for (const [format, url] of Object.entries(backgrounds)) {
    if (await isLost(url)) throw new ApiError(400, `Nie ma zapisanego obrazu, który ma być tłem formatu ${format}`)
  }
}

/** Who saved it is told only to those who are signed in. */
const shownTo = ({ session }: FastifyRequest, template: z.infer<typeof templateSchema>) =>
  session ? template : { ...template, updatedBy: null }

export const templateRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keep = (request: FastifyRequest, background: Buffer) =>
      keepPicture({ files, decoders }, askerOf(request), background)

    app.get(
      '/api/templates',
      {
        config: { access: 'anyone' },
        schema: { tags, querystring: z.object({ type: typeFilter }), response: { 200: z.array(templateSchema) } },
      },
      async (request) => (await listTemplates(db, request.query.type)).map((template) => shownTo(request, template)),
    )

    app.get(
      '/api/templates/:id',
      { config: { access: 'anyone' }, schema: { tags, params: idParams, response: { 200: templateSchema } } },
      async (request) => shownTo(request, await findTemplate(db, request.params.id)),
    )

    app.post(
      '/api/templates',
      { config: { access: 'admin' }, schema: { tags, description: PARTS, response: { 201: templateSchema } } },
      async (request, reply) => {
        const { data, background, elements = [] } = await readParts(request)
        const template = templateData.parse(data)
        await refuseLost(files, template)
        if (!background) throw new ApiError(400, 'Dodaj tło szablonu')
        const kept = await keep(request, background)
        const { username: by } = signedIn(request).account
        return reply.code(201).send(await addTemplate(db, { ...template, background: kept, elements, by }))
      },
    )

    app.put(
      '/api/templates/:id',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          description: `${PARTS} ${BASE}`,
          params: idParams,
          response: { 200: templateSchema, 409: templateConflict },
        },
      },
      async (request) => {
        const { data, background, elements, base } = await readParts(request)
        const change = templateChange.parse(data)
        await refuseLost(files, change)
        const kept = background && (await keep(request, background))
        return changeTemplate(db, request.params.id, change, {
          background: kept,
          elements,
          base,
          by: signedIn(request).account.username,
        })
      },
    )

    app.post(
      '/api/templates/:id/duplicate',
      { config: { access: 'admin' }, schema: { tags, params: idParams, response: { 201: templateSchema } } },
      async (request, reply) => {
        const { username } = signedIn(request).account
        return reply.code(201).send(await duplicateTemplate(db, request.params.id, username))
      },
    )

    app.delete(
      '/api/templates/:id',
      { config: { access: 'admin' }, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteTemplate(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
