import { sql } from 'kysely'
import type { MatchStatus } from '#domain/match/current-match.ts'
import type { MatchDocument } from '#domain/match/document/document.ts'
import type { Db, Tx } from '#server/db/client.ts'

const MATCH_LOCK = 7_411_004

export interface StoredMatch {
  id: number
  teamId: number
  document: MatchDocument
  isCurrent: boolean
  /** Nobody has said yet whom the club plays: it is in no list. */
  isDraft: boolean
  status: MatchStatus
}

/** Which match is current, and which team the default one, is one thing for all: whoever changes it takes turns. */
export async function lockCurrent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MATCH_LOCK})`.execute(tx)
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('matches')
    .leftJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select(['matches.id', 'team_id', 'version', 'cells', 'stamps', 'is_current', 'opponent_id', 'status'])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const toStored = ({ id, team_id, version, cells, stamps, is_current, opponent_id, status }: Row): StoredMatch => ({
  id,
  teamId: team_id,
  document: { version, cells, stamps },
  isCurrent: is_current,
  isDraft: opponent_id === null,
  status: (status ?? 'scheduled') as MatchStatus,
})

export async function readMatch(db: Db | Tx, id: number): Promise<StoredMatch | null> {
  const row = await rows(db).where('matches.id', '=', id).executeTakeFirst()
  return row ? toStored(row) : null
}

/** Held until the end of the transaction: changes of one match take turns, those of several do not wait. */
export async function holdMatch(tx: Tx, id: number): Promise<StoredMatch | null> {
  const row = await rows(tx).where('matches.id', '=', id).forUpdate('matches').executeTakeFirst()
  return row ? toStored(row) : null
}

export async function holdCurrent(tx: Tx, teamId: number): Promise<StoredMatch | null> {
  const row = await rows(tx)
    .where('team_id', '=', teamId)
    .where('is_current', '=', true)
    .forUpdate('matches')
    .executeTakeFirst()
  return row ? toStored(row) : null
}
