import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from './live-log.ts'

/** A change to one of the club's lists, and the word of it to every browser, in one transaction. */
export const changeCatalogue = <T>(
  db: Db,
  list: 'players' | 'opponents' | 'templates' | 'fonts' | 'leagues' | 'sponsors' | 'photos',
  change: (tx: Tx) => Promise<T>,
): Promise<T> =>
  transact(db, async (tx) => {
    const result = await change(tx)
    await recordLiveEntry(tx, 'catalogue', list)
    return result
  })
