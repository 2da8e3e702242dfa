import { join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from '#domain/day.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { type Listening, median } from '../processes.ts'
import { fanAddress } from './fan-address.ts'
import { expectOk, type LiveClub, startBuiltApp } from './live-club.ts'
import { addPastMatches } from './past-matches.ts'

const COUNTS = [10, 1_000, 100_000] as const
const ROUNDS = 40

interface History {
  count: number
  app: Listening
  db: Db
}

type Question = (round: number, late: string) => string

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const season = new Date(Date.now() - 181 * DAY_MS).getFullYear()

/** No two rounds ask the same, so that no answer is kept ready. */
const QUESTIONS: Record<string, Question> = {
  'first page': (round) => `limit=10&to=${dayFromNow(round + 1)}`,
  'a season': (round) => `limit=10&season=${season}&to=${dayFromNow(round + 1)}`,
  'some days': (round) => `limit=10&from=${dayFromNow(-3)}&to=${dayFromNow(round + 1)}`,
  'a late page': (round, late) => `limit=10&before=${late}&to=${dayFromNow(round + 1)}`,
}

async function openHistory(club: LiveClub, count: number): Promise<History> {
  const name = `matches_${count}`
  await sql`create database ${sql.id(name)}`.execute(club.db)
  const url = new URL(club.postgres.url)
  url.pathname = `/${name}`
  const app = await startBuiltApp(join(club.folder, name), url.href)
  const db = connectDatabase(url.href, () => {})
  const { rows } = await sql<{ id: number }>`
    insert into opponents (name, logo) values ('Tur Ełk', '/files/x.png') returning id`.execute(db)
  await addPastMatches(db, count, rows[0]?.id ?? 0)
  return { count, app, db }
}

/** After this place come the five oldest matches. */
async function latePlace({ db, count }: History): Promise<string> {
  const row = await db
    .selectFrom('matches')
    .select(['id', 'date'])
    .orderBy('date', 'desc')
    .offset(count - 6)
    .executeTakeFirstOrThrow()
  return `${row.date.getTime()}_${row.id}`
}

async function ask({ app }: History, query: string, fan: number): Promise<number> {
  const headers = { 'x-forwarded-for': fanAddress(fan) }
  const since = performance.now()
  await (await expectOk(await fetch(`${app.url}/api/public/matches?${query}`, { headers }))).text()
  return performance.now() - since
}

/** What a page of the list costs with a short and with a long history, in turns. */
export async function benchManyMatches(club: LiveClub): Promise<void> {
  const histories: History[] = []
  try {
    for (const count of COUNTS) histories.push(await openHistory(club, count))
    await compare(histories)
  } finally {
    for (const { app, db } of histories) {
      await app.stop()
      await db.destroy()
    }
  }
}

async function compare(histories: History[]): Promise<void> {
  const late = await Promise.all(histories.map(latePlace))
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const times = histories.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, history] of histories.entries())
        times[index]?.push(await ask(history, question(round, late[index] ?? ''), round))
    }
    const medians = times.map((list) => median(list.slice(ROUNDS / 4)))
    const figures = medians.map((ms, index) => `${COUNTS[index]}: ${ms.toFixed(1)} ms`).join(', ')
    const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
    console.log(`matches, ${what}: ${figures}; ratio ${ratio.toFixed(2)} (at most 1.5)`)
  }
}
