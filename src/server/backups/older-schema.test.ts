import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MIGRATIONS } from '#server/db/migrate.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { someOf } from '#testing/property-runs.ts'
import { backUpAs, schemasAfter, type Tables } from './testing/older-backup.ts'

/** The oldest, and some of the others by the seed; `npm run test:long` takes every one. */
const [OLDEST = '', ...LATER] = Object.keys(MIGRATIONS).slice(0, -1)
const TRIED = [OLDEST, ...someOf(LATER, 5)]

let club: TestClub
let schemas: Map<string, Tables>
beforeAll(async () => {
  club = await openTestClub()
  await club.signUp('Anna')
  schemas = await schemasAfter(club.db, TRIED)
  await sql`insert into opponents (name, logo) values ('Dawny', '/x')`.execute(club.db)
  await sql`insert into players (first_name, last_name, number, lineup_image) values ('Jan', 'Dawny', 1, '/x')`.execute(
    club.db,
  )
  await sql`insert into templates (name, type, background, elements, version)
    values ('Dawny', 'goal', '/x', '[{"id": "a", "type": "line"}]', 7)`.execute(club.db)
  await sql`insert into matches (team_id, opponent_id, is_home, lineup)
    select t.id, o.id, true, '{"positions": [], "benchPlayers": []}' from teams t, opponents o`.execute(club.db)
})
afterAll(() => club.close())

it.each(TRIED)('takes data of schema %s through the migrations since', async (schema) => {
  const then = schemas.get(schema)
  const name = await backUpAs(club, schema, then)
  await sql`delete from matches; delete from opponents; delete from templates; delete from players`.execute(club.db)
  await club.backups.restore(name)

  const { rows: matches } = await sql`
    select o.name, m.lineup from matches m join opponents o on o.id = m.opponent_id`.execute(club.db)
  expect(matches).toEqual([{ name: 'Dawny', lineup: { positions: [], benchPlayers: [] } }])
  const { rows: templates } =
    await sql`select name, elements, look, is_starter, is_default, version from templates`.execute(club.db)
  const version = then?.get('templates')?.has('version') ? 7 : 1
  // Since that migration no type is without a default, so nothing has to be mended.
  const is_default = schema < '0011-default-templates'
  expect(templates).toEqual([
    {
      name: 'Dawny',
      elements: [{ id: 'a', type: 'line' }],
      look: 'broadcast',
      is_starter: false,
      is_default,
      version,
    },
  ])
  const { rows: teams } = await sql`
    select t.name, t.is_default, p.last_name, m.id is not null as has_match from teams t
    join team_players tp on tp.team_id = t.id join players p on p.id = tp.player_id
    join matches m on m.team_id = t.id`.execute(club.db)
  expect(teams).toEqual([{ name: 'Pierwsza drużyna', is_default: true, last_name: 'Dawny', has_match: true }])
  await sql`update templates set version = 7, is_default = false`.execute(club.db)
})

it('knows of a club without templates whether it ever had any', async () => {
  const schema = '0017-graphics-are-told-apart'
  await sql`delete from templates`.execute(club.db)
  await club.backups.restore(await backUpAs(club, schema))
  const { rows } = await sql<{ kind: string }>`select kind from starter_kinds order by kind`.execute(club.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['goal', 'lineup', 'opponent-goal', 'result'])
})
