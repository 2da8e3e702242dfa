import { type Kysely, sql } from 'kysely'
import { cellsOfRecord, type SharedValues } from './cells-of-record.ts'
import { type Json, listOf, type MatchRecord, numberOf, objectOf, textOf } from './record.ts'

const PAGE = 500

function parsed(value: string | null): Json | null {
  if (value === null) return null
  try {
    return objectOf(JSON.parse(value))
  } catch {
    return null
  }
}

async function sharedValues(db: Kysely<unknown>): Promise<SharedValues> {
  const { rows } = await sql<{ key: string; value: string | null }>`
    select key, value from settings where key like '%\\_global'`.execute(db)
  const value = (key: string) => parsed(rows.find((row) => row.key === key)?.value ?? null)
  return {
    lineup: value('lineup_positions_global'),
    clock: value('lineup_settings_global'),
    scorer: value('scorer_settings_global'),
    result: value('result_settings_global'),
  }
}

const recordsAfter = async (db: Kysely<unknown>, id: number): Promise<MatchRecord[]> =>
  (
    await sql<MatchRecord>`
      select m.*, p.match_time_state, p.match_minute from matches m left join public_matches p on p.match_id = m.id
      where m.id > ${id} order by m.id limit ${PAGE}`.execute(db)
  ).rows

/** The goals with the names that they were recorded with, as fans are told them. */
const eventsOfScorers = ({ scorers }: MatchRecord): Json[] =>
  listOf(scorers).map(({ id, minute, isOpponent, score, player }) => ({
    id,
    kind: 'goal',
    side: isOpponent ? 'theirs' : 'ours',
    minute,
    score,
    player: player ?? null,
    name: null,
    other: null,
    otherName: null,
    note: null,
  }))

/** Fans saw the line-up once its graphic was made, with the names of that day. */
const publishedOf = ({ lineup, graphics }: MatchRecord): string | null =>
  listOf(graphics).some(({ type }) => type === 'lineup') ? JSON.stringify(lineup ?? null) : null

/** What was prepared before there was an opponent is a match whose opponent is still to be chosen. */
async function draftOfTexts(db: Kysely<unknown>, shared: SharedValues): Promise<void> {
  const { rows } = await sql`select 1 from matches where is_current`.execute(db)
  if (rows.length > 0 || Object.values(shared).every((value) => value === null)) return
  const { lineup, result, scorer } = shared
  const record: MatchRecord = {
    id: 0,
    opponent_id: null,
    is_home: lineup?.isHome !== false,
    home_score: numberOf(result?.resultHomeScore) ?? numberOf(scorer?.homeScore),
    away_score: numberOf(result?.resultAwayScore) ?? numberOf(scorer?.awayScore),
    lineup: {},
    scorers: [],
    graphics: [],
    date: new Date(),
    is_current: true,
    match_day: textOf(lineup?.matchDate),
    match_time: textOf(lineup?.matchTime),
    match_time_state: null,
    match_minute: null,
  }
  const cells = JSON.stringify(cellsOfRecord(record, shared))
  await sql`insert into matches (is_home, is_current, lineup, scorers, cells)
    values (${record.is_home}, true, '{}', '[]', ${cells}::jsonb)`.execute(db)
}

/** Every match becomes a document; the one that is being played in the middle of its half too. */
export async function documentsOfRecords(db: Kysely<unknown>): Promise<void> {
  const shared = await sharedValues(db)
  for (let records = await recordsAfter(db, 0); records.length > 0; ) {
    for (const record of records) {
      const cells = JSON.stringify(cellsOfRecord(record, record.is_current ? shared : null))
      await sql`update matches set cells = ${cells}::jsonb, events = ${JSON.stringify(eventsOfScorers(record))}::jsonb,
        published_lineup = ${publishedOf(record)}::jsonb where id = ${record.id}`.execute(db)
    }
    records = await recordsAfter(db, records.at(-1)?.id ?? 0)
  }
  await draftOfTexts(db, shared)
}
