import { sql } from 'kysely'
import type { CurrentMatchAnswer } from '#contract/match.ts'
import type { Db } from '#server/db/client.ts'
import { documentAnswer } from '#server/match/document-answer.ts'
import { graphicsOf } from '#server/match/match-graphics.ts'
import { readMatch } from '#server/match/match-store.ts'

/** A match has a few dozen; the rest is paged. */
const GRAPHICS_MAX = 100

const hasPlayers = sql<boolean>`jsonb_path_exists(lineup, '$.positions[*].player.id')`

export async function currentMatch(db: Db, teamId: number): Promise<CurrentMatchAnswer> {
  const current = await db
    .selectFrom('matches')
    .select(['id', 'opponent_id'])
    .where('team_id', '=', teamId)
    .where('is_current', '=', true)
    .executeTakeFirst()
  const last = await db
    .selectFrom('matches')
    .leftJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select('lineup')
    .where('team_id', '=', teamId)
    .where('is_current', '=', false)
    .where(hasPlayers)
    // One that is prepared for next week is not the last one.
    .orderBy(sql`status in ('scheduled', 'postponed')`)
    .orderBy('date', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const match = current ? await readMatch(db, current.id) : null
  return {
    id: current && current.opponent_id !== null ? current.id : null,
    documentId: current?.id ?? null,
    document: match && documentAnswer(match),
    graphics: current ? await graphicsOf(db, current.id, { limit: GRAPHICS_MAX }) : [],
    lastLineup: (last?.lineup ?? null) as CurrentMatchAnswer['lastLineup'],
  }
}
