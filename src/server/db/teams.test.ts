import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '#server/db/client.ts'
import { migratedFrom } from '#server/testing/migrated-from.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

const BEFORE = '0014-match-documents'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

const migrated = (fill: string[], check: (tx: Tx) => Promise<void>): Promise<void> =>
  migratedFrom(
    club.db,
    BEFORE,
    async (tx) => {
      for (const statement of fill) await sql.raw(statement).execute(tx)
    },
    check,
  )

const rowsOf = async (tx: Tx, query: string) => (await sql.raw<object>(query).execute(tx)).rows

const FILLED = [
  `insert into opponents (name) values ('Tur Ełk')`,
  `insert into players (first_name, last_name, number, deleted_at) values ('Jan', 'Kos', 9, null), ('Adam', 'Bąk', 1, now())`,
  `insert into matches (opponent_id, is_home, is_current) values (1, true, false), (1, true, true)`,
  `insert into live_events (kind, subject) values ('match', '2'), ('setting', 'clubName')`,
]

it('a club that has played becomes its first team, with all players and all matches', () =>
  migrated(FILLED, async (tx) => {
    expect(await rowsOf(tx, 'select id, name, position, is_default from teams')).toEqual([
      { id: 1, name: 'Pierwsza drużyna', position: 0, is_default: true },
    ])
    expect(await rowsOf(tx, 'select * from team_players order by player_id')).toEqual([
      { team_id: 1, player_id: 1 },
      { team_id: 1, player_id: 2 },
    ])
    expect(await rowsOf(tx, 'select team_id, is_current from matches order by id')).toEqual([
      { team_id: 1, is_current: false },
      { team_id: 1, is_current: true },
    ])
    expect(await rowsOf(tx, 'select subject from live_events order by id')).toEqual([
      { subject: '2 1' },
      { subject: 'clubName' },
    ])
  }))

it.each([
  ['two default teams', `insert into teams (name, position, is_default) values ('Inna', 1, true)`],
  ['two current matches of one team', `update matches set is_current = true`],
  ['two teams of one name', `insert into teams (name, position) values ('Pierwsza drużyna', 1)`],
  ['a match of no team', `insert into matches (opponent_id, is_home) values (1, true)`],
])('the database itself refuses %s', (_name, statement) =>
  migrated(FILLED, async (tx) => {
    await expect(sql.raw(statement).execute(tx)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  }),
)

it('two teams have a current match each', () =>
  migrated(FILLED, async (tx) => {
    await rowsOf(tx, `insert into teams (name, position) values ('Kobiety', 1)`)
    await rowsOf(tx, 'insert into matches (team_id, opponent_id, is_home, is_current) values (2, 1, true, true)')
    expect(await rowsOf(tx, 'select team_id from matches where is_current order by team_id')).toEqual([
      { team_id: 1 },
      { team_id: 2 },
    ])
  }))
