import { sql } from 'kysely'
import type { GenerateGraphicRequest, GraphicMatch } from '#contract/graphic.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { truthOf } from '#domain/match/graphic-subject.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { transact } from '#server/db/transact.ts'
import { changeMatch } from '#server/match/change-match.ts'
import { holdMatch, lockCurrent, readMatch, type StoredMatch } from '#server/match/match-store.ts'
import { recordPush } from '#server/match/push-outbox.ts'
import { type MatchMoment, tellOfGraphics } from '#server/match/record-match.ts'

export type SentGraphic = Omit<GenerateGraphicRequest, 'base64Image' | 'filename'> & { url: string; by: string | null }

/** Of the default team. The match may have been put away, and another begun, while the graphic waited for a connection. */
async function matchIdOf(tx: Tx, match: GraphicMatch | undefined): Promise<number | null> {
  const matches = tx
    .selectFrom('matches')
    .select('id')
    .where('team_id', '=', await defaultTeamId(tx))
  if (!match) return (await matches.where('is_current', '=', true).executeTakeFirst())?.id ?? null
  const isItsDay = sql<boolean>`match_day is not distinct from ${match.matchDate}`
  const found = await matches
    .where('opponent_id', '=', match.opponentId)
    .where((is) => is.or([isItsDay, is('is_current', '=', true), is('match_day', 'is', null)]))
    .orderBy(isItsDay, 'desc')
    .orderBy('is_current', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The first time or again after it was deleted; false: it is there already. Null: it is of no match. */
async function file(tx: Tx, match: StoredMatch | null, graphic: SentGraphic, now: number): Promise<boolean> {
  const { type, format, url, eventId, shows = {}, sceneHash, caption, altText, by } = graphic
  const state = match ? stateOf(match.document.cells, now) : EMPTY_MATCH
  const isTrue = !match || truthOf(state)(shows)
  const row = {
    event_id: eventId ?? null,
    player_id: shows.playerId ?? state.events.find(({ id }) => id === eventId)?.playerId ?? null,
    shows: JSON.stringify(shows),
    scene_hash: sceneHash ?? null,
    caption: caption ?? null,
    alt_text: altText ?? null,
    created_by: by,
    created_at: new Date(now),
    corrected_at: isTrue ? null : new Date(now),
    deleted_at: null,
  }
  const added = await tx
    .insertInto('match_graphics')
    .values({ match_id: match?.id ?? null, type, format, url, ...row })
    .onConflict((conflict) =>
      (match
        ? conflict.columns(['match_id', 'type', 'url'])
        : conflict.columns(['type', 'url']).where('match_id', 'is', null)
      )
        .doUpdateSet(row)
        .where('match_graphics.deleted_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const PUBLISHING = KIND_NAMES.filter((name) => kindFacts(name).publishesLineup)

const lineupGraphics = async (tx: Tx, matchId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('match_graphics')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('match_id', '=', matchId)
    .where('type', 'in', PUBLISHING)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Who knows the match by its number publishes the very line-up that the graphic shows, with the match; others the present one. */
async function publishLineup(tx: Tx, match: StoredMatch, graphic: SentGraphic, moment: MatchMoment): Promise<void> {
  const { url, matchId, by } = graphic
  if (matchId === undefined) {
    const publish = ({ positions, benchPlayers }: ReturnType<typeof stateOf>) => ({
      slots: positions,
      bench: benchPlayers,
      at: moment.now,
    })
    await changeMatch(tx, match, (state) => ({ ...state, published: publish(state) }), by, moment)
  }
  // It is news once, in whichever format it comes first.
  if ((await lineupGraphics(tx, match.id)) === 1) {
    await recordPush(tx, match.id, [{ kind: 'lineup-published', subject: url, payload: { url } }])
  }
}

async function register(tx: Tx, { type, format, url, requestId }: SentGraphic): Promise<void> {
  await tx
    .insertInto('graphics')
    .values({ type, format, url, request_id: requestId ?? null })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ deleted_at: null }))
    .execute()
}

/** Under which it is filed; null: under none, on purpose; undefined: there is none to file it under. */
async function matchOf(tx: Tx, { type, matchId, match }: SentGraphic): Promise<StoredMatch | null | undefined> {
  if (kindFacts(type).isOfClub) return null
  const id = matchId ?? (await matchIdOf(tx, match))
  return id === null ? undefined : ((await holdMatch(tx, id)) ?? undefined)
}

/** Its address: that of the first time where the same graphic has come again, say by a retry on a bad connection. */
export function recordGraphic(db: Db, graphic: SentGraphic, moment: MatchMoment): Promise<string> {
  const { requestId, url, type } = graphic
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const before =
      requestId === undefined
        ? undefined
        : await tx.selectFrom('graphics').select('url').where('request_id', '=', requestId).executeTakeFirst()
    if (before) return before.url
    await register(tx, graphic)
    const match = await matchOf(tx, graphic)
    if (match !== undefined && (await file(tx, match, graphic, moment.now))) {
      if (match && kindFacts(type).publishesLineup) await publishLineup(tx, match, graphic, moment)
      await tellOfGraphics(tx, match)
    }
    return url
  })
}

/** False: there is none. Its address answers "gone" unless it is filed elsewhere too. */
export function deleteGraphic(db: Db, id: number): Promise<boolean> {
  return transact(db, async (tx) => {
    const deleted = await tx
      .updateTable('match_graphics')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(['url', 'match_id'])
      .executeTakeFirst()
    if (!deleted) return false
    await tx
      .updateTable('graphics')
      .set({ deleted_at: new Date() })
      .where('url', '=', deleted.url)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('match_graphics').select('id').where('url', '=', deleted.url).where('deleted_at', 'is', null),
          ),
        ),
      )
      .execute()
    const match = deleted.match_id === null ? null : await readMatch(tx, deleted.match_id)
    await tellOfGraphics(tx, match)
    return true
  })
}
