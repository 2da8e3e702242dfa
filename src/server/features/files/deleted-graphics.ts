import type { Db } from '#server/db/client.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { CLUB_GRAPHICS, isOfMatch, type LiveEntry } from '#server/live/live-log.ts'
import { FILE_URL_PREFIX } from '#server/storage/file-store.ts'

const mayTellOfThem = (entry: LiveEntry): boolean =>
  isOfMatch(entry) || entry.kind === 'restore' || entry.subject === CLUB_GRAPHICS

/** The names of pictures that staff have deleted, kept in memory: thousands fetch a graphic at once. */
export function deletedGraphics(
  db: Db,
  live: LiveHub,
  onFailure: (error: unknown) => void,
): (name: string) => Promise<boolean> {
  let known = new Set<string>()
  let reading: Promise<void> | null = null
  let isFresh = false
  live.onEntries((entries) => {
    if (entries.some(mayTellOfThem)) isFresh = false
  })

  async function read(): Promise<void> {
    isFresh = live.isConnected()
    const rows = await db.selectFrom('graphics').select('url').where('deleted_at', 'is not', null).execute()
    known = new Set(rows.map(({ url }) => url.slice(FILE_URL_PREFIX.length)))
  }

  /** While the database is away pictures are still served, by what was known last. */
  function failed(error: unknown): void {
    isFresh = false
    onFailure(error)
  }

  /** One that was made again is there at once, before this instance has been told. */
  const isStillDeleted = (name: string): Promise<boolean> =>
    db
      .selectFrom('graphics')
      .select('url')
      .where('url', '=', `${FILE_URL_PREFIX}${name}`)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst()
      .then(
        (row) => row !== undefined,
        (error) => {
          failed(error)
          return true
        },
      )

  return async (name) => {
    if (!isFresh || !live.isConnected()) {
      reading ??= read()
        .catch(failed)
        .finally(() => {
          reading = null
        })
      await reading
    }
    return known.has(name) && (await isStillDeleted(name))
  }
}
