import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import type { Db } from '#server/db/client.ts'

/** A club that once had its starter templates and deleted them: none are drawn at its start, which takes seconds. */
export async function withoutStarters(db: Db): Promise<void> {
  await db
    .insertInto('starter_kinds')
    .values(KIND_NAMES.map((kind) => ({ kind })))
    .execute()
  await db
    .insertInto('starter_looks')
    .values(LOOK_NAMES.map((look) => ({ look })))
    .execute()
}
