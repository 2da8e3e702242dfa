import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type Setting,
  saveSettingRequest,
  settingConflict,
  settingKey,
  settingList,
  settingSchema,
} from '#contract/setting.ts'
import { mayReadSetting, mayWriteSetting } from '#domain/club/settings.ts'
import type { Role } from '#domain/club/staff.ts'
import { conflictMessage } from '#server/db/put-setting.ts'
import { findSetting, listSettings } from '#server/db/settings.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { keptCrestColours } from '#server/pictures/kept-crest-colours.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { keepPublicSettings } from './public-settings.ts'
import { deleteSetting, saveSetting } from './repository.ts'
import { readSaveInput, type SaveInput } from './save-input.ts'
import { allowedValue } from './value-rules.ts'
import { withColours } from './with-colours.ts'

const keyParams = z.object({ settingKey })

function refuseUnlessWritable(role: Role, key: string): void {
  if (!mayWriteSetting(role, key)) throw new ApiError(403, 'To ustawienie może zmienić tylko administrator')
}

export const settingRoutes =
  ({ config, db, live, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const moment = () => ({ now: Date.now(), timeZone: config.timeZone })
    const publicSettings = keepPublicSettings({ db, files }, live)

    const painted = (setting: Setting) => withColours({ db, files }, setting)

    async function valueToKeep(asker: string, { key, value, crest }: SaveInput): Promise<string> {
      if (crest && key !== 'clubLogo') throw new ApiError(400, 'Plik można zapisać tylko w ustawieniu clubLogo')
      if (crest) return keepPicture({ files, decoders }, asker, crest)
      if (value === undefined) throw new ApiError(400, 'Podaj wartość ustawienia')
      return allowedValue({ files, decoders }, asker, key, value)
    }

    app.get(
      '/api/settings',
      { config: { access: 'anyone' }, schema: { tags: ['settings'], response: { 200: settingList } } },
      async (request, reply) => {
        if (request.session) return Promise.all((await listSettings(db)).map(painted))
        const json = await publicSettings.json()
        return reply
          .type('application/json; charset=utf-8')
          .serializer((text: unknown) => String(text))
          .send(json as never)
      },
    )

    app.get(
      '/api/settings/:settingKey',
      {
        config: { access: 'anyone' },
        schema: { tags: ['settings'], params: keyParams, response: { 200: settingSchema } },
      },
      async (request) => {
        const { settingKey: key } = request.params
        const role = request.session?.account.role ?? null
        if (!mayReadSetting(role, key)) throw new ApiError(401, 'Zaloguj się, aby zobaczyć to ustawienie')
        const setting = await findSetting(db, key)
        if (!setting) throw new ApiError(404, 'Nie ma takiego ustawienia')
        return painted(role ? setting : { ...setting, updatedBy: null })
      },
    )

    app.post(
      '/api/settings',
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['settings'],
          description: `JSON, or multipart with key, value, version and a clubLogo file. Shape: ${Object.keys(saveSettingRequest.shape).join(', ')}.`,
          response: { 200: settingSchema, 201: settingSchema, 409: settingConflict },
        },
      },
      async (request, reply) => {
        const { account } = signedIn(request)
        const input = await readSaveInput(request)
        refuseUnlessWritable(account.role, input.key)
        const value = await valueToKeep(askerOf(request), input)
        // Before everybody is told of a new crest.
        if (input.key === 'clubLogo') await keptCrestColours({ db, files }, value)
        const save = { key: input.key, value, base: input.version, by: account.username }
        const outcome = await saveSetting(db, save, moment())
        publicSettings.drop()
        if ('saved' in outcome) return reply.code(outcome.created ? 201 : 200).send(await painted(outcome.saved))
        throw new ApiError(409, conflictMessage(outcome), { body: { current: outcome.conflict } })
      },
    )

    app.delete(
      '/api/settings/:settingKey',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['settings'], params: keyParams, response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        const { account } = signedIn(request)
        refuseUnlessWritable(account.role, request.params.settingKey)
        const existed = await deleteSetting(db, request.params.settingKey, account.username, moment())
        publicSettings.drop()
        if (!existed) throw new ApiError(404, 'Nie ma takiego ustawienia')
        return reply.code(204).send()
      },
    )
  }
