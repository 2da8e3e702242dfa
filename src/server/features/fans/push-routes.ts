import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { deviceCounts, registerPushAnswer, registerPushRequest, unregisterPushRequest } from '#contract/fan.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Services } from '#server/services.ts'

const tags = ['fans']
const PUSH_LOCK = 7_411_006
const REGISTRATIONS = { max: 60, group: 'fan-registrations' }
const open = { access: 'anyone', requestLimit: REGISTRATIONS } as const
const CORS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** One row a token and one a device: a phone that gets a new token keeps its row. */
async function register(db: Db, { token, deviceId, platform }: z.infer<typeof registerPushRequest>): Promise<number> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${PUSH_LOCK}, hashtext(${deviceId ?? token}))`.execute(tx)
    const seen = { device_id: deviceId || null, platform: platform || null, last_active: new Date() }
    if (deviceId) {
      // Also where the token came first without a device.
      await tx
        .deleteFrom('device_tokens')
        .where('device_id', 'is distinct from', deviceId)
        .where('token', '=', token)
        .execute()
      const moved = await tx
        .updateTable('device_tokens')
        .set({ token, ...seen })
        .where('device_id', '=', deviceId)
        .returning('id')
        .executeTakeFirst()
      if (moved) return moved.id
    }
    const { id } = await tx
      .insertInto('device_tokens')
      .values({ token, ...seen })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(seen))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function countDevices(db: Db): Promise<z.infer<typeof deviceCounts>> {
  const platforms = await db
    .selectFrom('device_tokens')
    .select(['platform', sql<number>`count(*)::int`.as('devices')])
    .groupBy('platform')
    .orderBy('devices', 'desc')
    .execute()
  return { total: platforms.reduce((sum, { devices }) => sum + devices, 0), platforms }
}

export const pushRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/public/push/register',
      { config: open, schema: { tags, body: registerPushRequest, response: { 200: registerPushAnswer } } },
      async (request, reply) => {
        const id = await register(db, request.body)
        return reply.headers(CORS).send({ id })
      },
    )

    app.post(
      '/api/public/push/unregister',
      { config: open, schema: { tags, body: unregisterPushRequest, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await db.deleteFrom('device_tokens').where('token', '=', request.body.token).execute()
        return reply.headers(CORS).code(204).send()
      },
    )

    /** A browser asks first whether a page from elsewhere may send JSON. */
    app.options('/api/public/*', { config: { access: 'anyone' }, schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          ...CORS,
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'content-type, last-event-id',
          'access-control-max-age': '86400',
        })
        .send(),
    )

    app.get('/api/devices', { config: { access: 'admin' }, schema: { tags, response: { 200: deviceCounts } } }, () =>
      countDevices(db),
    )
  }
