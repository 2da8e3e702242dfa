import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import type { Db } from '#server/db/client.ts'

/** A club that once had its starter templates and deleted them: none are drawn at its start, which takes seconds. */
export async function withoutStarters(db: Db): Promise<void> {
  await db
    .insertInto('starter_kinds')
    .values(KIND_NAMES.map((kind) => ({ kind })))
    .execute()
}
