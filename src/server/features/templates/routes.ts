import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/path.ts'
import { templateChange, templateData, templateSchema } from '#contract/template.ts'
import { elementsRefusal, restoreElements, type TemplateElement } from '#domain/template/element.ts'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { jsonPart, readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { addTemplate, changeTemplate, deleteTemplate, findTemplate, listTemplates } from './repository.ts'

const tags = ['templates']
const PARTS = 'Multipart: templateData (JSON of name, type, isDefault, look), templateBackground, elements (JSON).'

/** The filter counts only as a non-empty text; several at once are no filter. */
const typeFilter = z.preprocess(
  (type) => (typeof type === 'string' && type !== '' ? type : undefined),
  z.enum(TEMPLATE_TYPES, `Typ szablonu: ${TEMPLATE_TYPES.join(', ')}`).optional(),
)

function elementsFrom(part: unknown): TemplateElement[] {
  if (typeof part !== 'object' || part === null) {
    throw new ApiError(400, 'Część „elements” musi być listą elementów albo obiektem, którego wartości nimi są')
  }
  const refusal = elementsRefusal(part)
  if (refusal) throw new ApiError(400, refusal)
  return restoreElements(part)
}

async function readParts(request: FastifyRequest) {
  const { fields, files } = await readForm(request, ['templateBackground'], ['templateData', 'elements'])
  const elements = jsonPart(fields, 'elements')
  return {
    data: jsonPart(fields, 'templateData') ?? {},
    elements: elements === undefined ? undefined : elementsFrom(elements),
    background: files.templateBackground,
  }
}

export const templateRoutes =
  ({ db, files }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/templates',
      {
        config: { access: 'anyone' },
        schema: { tags, querystring: z.object({ type: typeFilter }), response: { 200: z.array(templateSchema) } },
      },
      (request) => listTemplates(db, request.query.type),
    )

    app.get(
      '/api/templates/:id',
      { config: { access: 'anyone' }, schema: { tags, params: idParams, response: { 200: templateSchema } } },
      (request) => findTemplate(db, request.params.id),
    )

    app.post(
      '/api/templates',
      { config: { access: 'admin' }, schema: { tags, description: PARTS, response: { 201: templateSchema } } },
      async (request, reply) => {
        const { data, background, elements = [] } = await readParts(request)
        const template = templateData.parse(data)
        if (!background) throw new ApiError(400, 'Dodaj tło szablonu')
        return reply.code(201).send(await addTemplate(db, template, await keepPicture(files, background), elements))
      },
    )

    app.put(
      '/api/templates/:id',
      {
        config: { access: 'admin' },
        schema: { tags, description: PARTS, params: idParams, response: { 200: templateSchema } },
      },
      async (request) => {
        const { data, background, elements } = await readParts(request)
        const change = templateChange.parse(data)
        const kept = background && (await keepPicture(files, background))
        return changeTemplate(db, request.params.id, change, { background: kept, elements })
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
