import { type Kysely, sql } from 'kysely'

/** What each address has asked for in a minute, over all instances. Worth nothing after that, so not worth logging. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create unlogged table request_counts (
    minute integer not null,
    subject text not null,
    count integer not null,
    primary key (minute, subject)
  )`)
    .execute(db)
}
