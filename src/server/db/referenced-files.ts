import { sql } from 'kysely'
import type { Db, Tx } from './client.ts'

/**
 * Everything that can name a stored file, as text. Deleted players and opponents count only through the matches
 * that still show them. A backup holds its own files, so it needs none of these.
 */
const SOURCES = [
  'select lineup_image from players where deleted_at is null',
  'select scorer_image from players where deleted_at is null',
  'select lineup_cutout from players where deleted_at is null',
  'select scorer_cutout from players where deleted_at is null',
  'select logo from opponents where deleted_at is null or exists (select 1 from matches where opponent_id = opponents.id)',
  'select background from templates',
  'select backgrounds::text from templates',
  'select elements::text from templates',
  'select url from fonts',
  'select logo from sponsors',
  'select picture from photos',
  'select cutout from photos',
  'select value from settings',
  'select concat_ws(chr(10), lineup::text, published_lineup::text, events::text) from matches',
  'select url from graphics where deleted_at is null',
  'select url from match_graphics where deleted_at is null',
  'select state_data::text from user_states',
]

/** Names of the stored files that something in the database still refers to. */
export async function referencedFiles(db: Db | Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct found[1] as name
    from (${sql.raw(SOURCES.join(' union all '))}) as texts (content),
      regexp_matches(content, '/files/([0-9a-f]{64}\\.(?:png|jpg|webp|woff2))', 'g') as found`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
