import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

const MINUTE_MS = 60_000
/** So few are worth a question to the database each; of more only a part is told, each second. */
const EXACT_UP_TO = 100
/** Of an address that has used less than this of its limit here, the other instances need not know. */
const QUIET_SHARE = 0.05
const SUBJECTS_MAX = 100_000

interface Count {
  own: number
  /** How many of our own are in the database already. */
  told: number
  others: number
  max: number
}

export interface RequestCounts {
  /** Counts one more; how many there were in this minute over all instances, as far as is known here. */
  add(subject: string, max: number, now: number): number | Promise<number>
  /** Tells the other instances of the loud ones, and learns theirs. */
  share(now: number): Promise<void>
}

const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS)
export const restOfMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS)

async function addOne(db: Db, minute: number, subject: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into request_counts as known (minute, subject, count) values (${minute}, ${subject}, 1)
    on conflict (minute, subject) do update set count = known.count + 1
    returning count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Adds ours to the sums and brings all of them. */
async function exchange(db: Db, minute: number, subjects: string[], more: number[]) {
  const { rows } = await sql<{ subject: string; count: number }>`
    with told as (
      insert into request_counts as known (minute, subject, count)
      select ${minute}, subject, more from unnest(${subjects}::text[], ${more}::integer[]) as ours (subject, more)
      on conflict (minute, subject) do update set count = known.count + excluded.count
      returning subject, count
    )
    select subject, count from told
    union all
    select subject, count from request_counts where minute = ${minute} and subject <> all(${subjects}::text[])`.execute(
    db,
  )
  return rows
}

/**
 * Reads are counted in memory, so that they cost nothing, and the sums are exchanged through the database each second.
 * Small limits are counted there with each request.
 */
export function countRequests(db: Db): RequestCounts {
  const counts = new Map<string, Count>()
  let minute = 0

  function turnTo(current: number): void {
    if (current === minute) return
    minute = current
    counts.clear()
  }

  function countOf(subject: string, max: number): Count {
    const known = counts.get(subject)
    if (known) return known
    const [oldest] = counts.keys()
    if (counts.size >= SUBJECTS_MAX && oldest !== undefined) counts.delete(oldest)
    const fresh = { own: 0, told: 0, others: 0, max }
    counts.set(subject, fresh)
    return fresh
  }

  /** In one order everywhere: two instances that tell of the same addresses must not wait for each other. */
  const untold = (): Array<[string, Count]> =>
    [...counts]
      .filter(([, { own, told, others, max }]) => own > told && own + others >= max * QUIET_SHARE)
      .sort(([a], [b]) => (a < b ? -1 : 1))

  async function tellAndLearn(current: number): Promise<void> {
    const news = untold()
    const more = news.map(([, { own, told }]) => own - told)
    const subjects = news.map(([subject]) => subject)
    const rows = await exchange(db, current, subjects, more)
    if (current !== minute) return
    for (const [index, [, count]] of news.entries()) count.told += more[index] ?? 0
    for (const { subject, count: all } of rows) {
      const count = countOf(subject, Number.POSITIVE_INFINITY)
      count.others = Math.max(0, all - count.told)
    }
  }

  return {
    add(subject, max, now) {
      turnTo(minuteOf(now))
      const count = countOf(subject, max)
      count.max = max
      count.own++
      if (max > EXACT_UP_TO || count.own > max) return count.own + count.others
      count.told++
      return addOne(db, minute, subject)
    },
    async share(now) {
      const current = minuteOf(now)
      if (current !== minute)
        await db
          .deleteFrom('request_counts')
          .where('minute', '<', current - 1)
          .execute()
      turnTo(current)
      if (counts.size > 0) await tellAndLearn(current)
    },
  }
}
