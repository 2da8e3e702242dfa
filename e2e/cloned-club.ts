import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { connectDatabase } from '#server/db/client.ts'
import { databaseUrl } from '#server/testing/database-url.ts'

/** A club in the middle of a match: who its players are, and against whom. */
export interface GoalClub {
  cookie: string
  opponentId: number
  players: Record<string, number>
}

/** Without accounts; with Anna and Ewa; and theirs with a squad, an opponent and a match. */
export type ClubName = 'empty' | 'staffed' | 'playing'

export interface Prepared {
  serverUrl: string
  /** Pictures of all the clubs: what is named by its content is in nobody's way. */
  dataDir: string
  /** Cookies by username: who signs in is not what most journeys are about. */
  sessions: Record<string, string>
  goalClub: GoalClub
}

/** Names the file that says what is prepared. */
export const PREPARED = 'E2E_PREPARED_CLUBS'

export const prepared = (): Prepared => JSON.parse(readFileSync(process.env[PREPARED] ?? '', 'utf8'))

export async function onServer(serverUrl: string, statement: RawBuilder<unknown>): Promise<void> {
  const server = connectDatabase(serverUrl, () => {}, 1)
  try {
    await statement.execute(server)
  } finally {
    await server.destroy()
  }
}

export interface ClonedClub {
  databaseUrl: string
  drop(): Promise<void>
}

/** A database of its own, and the pictures linked into the folder. */
export async function cloneClub(name: ClubName, dataDir: string): Promise<ClonedClub> {
  const { serverUrl, dataDir: from } = prepared()
  // With its owners: the app gives up root.
  execFileSync('cp', ['-al', `${from}/.`, dataDir])
  const clone = `${name}_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, sql`create database ${sql.id(clone)} template ${sql.id(name)}`)
  return {
    databaseUrl: databaseUrl(serverUrl, clone),
    drop: () => onServer(serverUrl, sql`drop database ${sql.id(clone)} with (force)`),
  }
}
