import type { Selectable } from 'kysely'
import type { MatchGraphic, StaffGraphic } from '#contract/match-graphic.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'

const newestFirst = (db: Db | Tx, matchId: number) =>
  db
    .selectFrom('match_graphics')
    .where('match_id', '=', matchId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** What fans see of a match: no graphic that shows what was taken back or put right since. */
export async function galleryOf(db: Db, matchId: number): Promise<MatchGraphic[]> {
  const rows = await newestFirst(db, matchId)
    .select(['type', 'format', 'event_id', 'url', 'created_at'])
    .where('corrected_at', 'is', null)
    .execute()
  return rows.map(({ type, format, event_id, url, created_at }) => ({
    type,
    kind: type,
    format,
    eventId: event_id,
    url,
    createdAt: created_at.toISOString(),
  }))
}

export const toStaffGraphic = (row: Selectable<Database['match_graphics']>): StaffGraphic => ({
  id: row.id,
  type: row.type,
  kind: row.type,
  format: row.format,
  url: row.url,
  createdAt: row.created_at.toISOString(),
  eventId: row.event_id,
  sceneHash: row.scene_hash,
  caption: row.caption,
  altText: row.alt_text,
  createdBy: row.created_by,
  isCorrected: row.corrected_at !== null,
})

export interface GraphicPage {
  limit: number
  /** The last one of the page before. */
  before?: number | undefined
  /** Absent: of every kind. */
  types?: readonly KindName[] | undefined
}

export async function graphicsOf(
  db: Db,
  matchId: number,
  { limit, before, types }: GraphicPage,
): Promise<StaffGraphic[]> {
  let query = newestFirst(db, matchId).selectAll().limit(limit)
  if (types) query = query.where('type', 'in', types)
  if (before !== undefined) {
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('created_at', 'id'),
        '<',
        selectFrom('match_graphics as last')
          .select(['last.created_at', 'last.id'])
          .where('last.id', '=', before)
          .$asTuple('created_at', 'id'),
      ),
    )
  }
  return (await query.execute()).map(toStaffGraphic)
}
