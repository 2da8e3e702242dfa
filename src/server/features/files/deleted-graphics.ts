import type { Db } from '#server/db/client.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { isOfMatch } from '#server/live/live-log.ts'
import { FILE_URL_PREFIX } from '#server/storage/file-store.ts'

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
    if (entries.some((entry) => isOfMatch(entry) || entry.kind === 'restore')) isFresh = false
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

  return async (name) => {
    if (!isFresh || !live.isConnected()) {
      reading ??= read()
        .catch(failed)
        .finally(() => {
          reading = null
        })
      await reading
    }
    return known.has(name)
  }
}
