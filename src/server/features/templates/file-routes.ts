import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '#contract/id-params.ts'
import { templateSchema } from '#contract/stored-template.ts'
import { TEMPLATE_FILE_MAX_BYTES } from '#contract/template-file.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { signedIn } from '#server/plugins/session.ts'
import { readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { exportedTemplate, templateFileName } from './export-template.ts'
import { importTemplate } from './import-template.ts'
import { findTemplate } from './repository.ts'

const tags = ['templates']

/** A template as a file that another club, or this one later, can take in. */
export const templateFileRoutes =
  ({ db, files, decoders, renderers }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/templates/:id/export',
      { config: { access: 'admin' }, schema: { tags, params: idParams } },
      async (request, reply) => {
        const template = await findTemplate(db, request.params.id)
        const file = await exportedTemplate(files, template)
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${templateFileName(template.name)}"`)
          .send(Buffer.from(JSON.stringify(file)))
      },
    )

    app.post(
      '/api/templates/import',
      {
        config: { access: 'admin' },
        schema: { tags, description: 'Multipart: templateFile.', response: { 201: templateSchema } },
      },
      async (request, reply) => {
        const form = await readForm(request, ['templateFile'], [], TEMPLATE_FILE_MAX_BYTES)
        const { templateFile } = form.files
        if (!templateFile) throw new ApiError(400, 'Dodaj plik szablonu w polu „templateFile”')
        const { username } = signedIn(request).account
        return reply
          .code(201)
          .send(
            await importTemplate({ db, files, decoders, renderers, asker: askerOf(request) }, templateFile, username),
          )
      },
    )
  }
