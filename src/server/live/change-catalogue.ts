import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { listSubject } from './list-subject.ts'
import { recordLiveEntry } from './live-log.ts'

/**
 * A change to one of the club's lists, and the word of it to every browser, in one transaction. Where it is known which
 * items are concerned, only these are read anew; of none nothing is told.
 */
export const changeCatalogue = <T>(
  db: Db,
  list: 'players' | 'opponents' | 'templates' | 'fonts' | 'leagues' | 'sponsors' | 'photos',
  change: (tx: Tx) => Promise<T>,
  idsOf?: (result: T) => number[],
): Promise<T> =>
  transact(db, async (tx) => {
    const result = await change(tx)
    const ids = idsOf?.(result)
    if (ids?.length !== 0) await recordLiveEntry(tx, 'catalogue', listSubject(ids ? { list, ids } : { list }))
    return result
  })
