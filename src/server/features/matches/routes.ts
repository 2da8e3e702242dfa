import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { type CurrentMatchAnswer, currentMatchAnswer, serverTime } from '#contract/match.ts'
import type { Db } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'

const tags = ['matches']

const hasPlayers = sql<boolean>`jsonb_path_exists(lineup, '$.positions[*].player.id')`

async function currentMatch(db: Db): Promise<CurrentMatchAnswer> {
  const current = await db
    .selectFrom('matches')
    .select(['id', 'graphics'])
    .where('is_current', '=', true)
    .executeTakeFirst()
  const last = await db
    .selectFrom('matches')
    .select('lineup')
    .where('is_current', '=', false)
    .where(hasPlayers)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    id: current?.id ?? null,
    graphics: ((current?.graphics ?? []) as CurrentMatchAnswer['graphics']).toReversed(),
    lastLineup: (last?.lineup ?? null) as CurrentMatchAnswer['lastLineup'],
  }
}

export const matchRoutes =
  ({ db, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/matches/current',
      { config: { access: 'signedIn' }, schema: { tags, response: { 200: currentMatchAnswer } } },
      () => currentMatch(db),
    )

    app.get(
      '/api/time',
      {
        config: { access: 'anyone' },
        schema: { tags, description: 'For clients to measure their own clock against.', response: { 200: serverTime } },
      },
      async () => ({ now: Date.now(), timeZone: config.timeZone }),
    )
  }
