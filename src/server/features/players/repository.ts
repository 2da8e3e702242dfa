import { type Selectable, sql, type Updateable } from 'kysely'
import type { Player } from '#contract/player.ts'
import type { PlayerData } from '#contract/player-data.ts'
import type { ImportPlayersRequest } from '#contract/player-import.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { putInTeams } from './player-teams.ts'

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'number',
  'position',
  'lineup_image',
  'scorer_image',
  'lineup_cutout',
  'scorer_cutout',
  'handle',
  'created_at',
] as const

type Row = Awaited<ReturnType<typeof rows>>[number]

/** In the order of the club. */
const teamIds = sql<number[]>`array(
  select t.id from team_players p join teams t on t.id = p.team_id
  where p.player_id = players.id order by t.position, t.id)`.as('team_ids')

const toPlayer = (row: Row): Player => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  number: row.number,
  position: row.position,
  lineupImage: row.lineup_image,
  scorerImage: row.scorer_image,
  lineupCutout: row.lineup_cutout,
  scorerCutout: row.scorer_cutout,
  handle: row.handle,
  teamIds: row.team_ids,
  createdAt: row.created_at.toISOString(),
})

const rows = (db: Db) =>
  db
    .selectFrom('players')
    .select([...COLUMNS, teamIds])
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .orderBy('last_name')
    .orderBy('id')
    .execute()

export const listPlayers = async (db: Db): Promise<Player[]> => (await rows(db)).map(toPlayer)

const noPlayer = () => new ApiError(404, 'Nie ma takiego zawodnika')

interface Photos {
  lineupImage?: string
  scorerImage?: string | null
}

type Change = Partial<PlayerData> & Photos

const columnsOf = (change: Change): Updateable<Database['players']> => ({
  ...(change.firstName !== undefined && { first_name: change.firstName }),
  ...(change.lastName !== undefined && { last_name: change.lastName }),
  ...(change.number !== undefined && { number: change.number }),
  ...(change.position !== undefined && { position: change.position }),
  ...(change.handle !== undefined && { handle: change.handle }),
  ...(change.lineupImage !== undefined && { lineup_image: change.lineupImage }),
  ...(change.scorerImage !== undefined && { scorer_image: change.scorerImage }),
})

async function insert(tx: Tx, player: PlayerData & Photos): Promise<number> {
  const { firstName, lastName, number, position, lineupImage, scorerImage } = player
  const { id } = await tx
    .insertInto('players')
    .values({
      first_name: firstName,
      last_name: lastName,
      number,
      position: position ?? null,
      lineup_image: lineupImage ?? null,
      scorer_image: scorerImage ?? null,
      handle: player.handle ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putInTeams(tx, id, player.teamIds ?? [await defaultTeamId(tx)])
  return id
}

type Held = Pick<Selectable<Database['players']>, 'lineup_image' | 'scorer_image'>

/** His photos, which nobody else changes until this transaction has ended. */
export async function heldPlayer(tx: Tx, id: number): Promise<Held> {
  const found = await tx
    .selectFrom('players')
    .select(['lineup_image', 'scorer_image'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw noPlayer()
  return found
}

/** A cut-out shows the photo that it was made of: another photo takes it away. */
const lostCutouts = (held: Held, change: Photos): Updateable<Database['players']> => ({
  ...(change.lineupImage !== undefined && change.lineupImage !== held.lineup_image && { lineup_cutout: null }),
  ...(change.scorerImage !== undefined && change.scorerImage !== held.scorer_image && { scorer_cutout: null }),
})

async function update(tx: Tx, id: number, change: Change): Promise<void> {
  const held = await heldPlayer(tx, id)
  const columns = { ...columnsOf(change), ...lostCutouts(held, change) }
  if (Object.keys(columns).length > 0) await tx.updateTable('players').set(columns).where('id', '=', id).execute()
  if (change.teamIds) await putInTeams(tx, id, change.teamIds)
}

export const changeSquad = <T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> =>
  changeCatalogue(db, 'players', change)

export const readPlayer = async (tx: Tx, id: number): Promise<Player> =>
  toPlayer(
    await tx
      .selectFrom('players')
      .select([...COLUMNS, teamIds])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

export const addPlayer = (db: Db, player: PlayerData & Photos): Promise<Player> =>
  changeSquad(db, async (tx) => readPlayer(tx, await insert(tx, player)))

export const changePlayer = (db: Db, id: number, change: Change): Promise<Player> =>
  changeSquad(db, async (tx) => {
    await update(tx, id, change)
    return readPlayer(tx, id)
  })

/** He leaves every list; matches already played keep his name. */
export async function deletePlayer(db: Db, id: number): Promise<void> {
  await changeSquad(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('players')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw noPlayer()
  })
}

/** All of the list or nothing of it. */
export function importPlayers(
  db: Db,
  players: ImportPlayersRequest['players'],
): Promise<{ added: number; changed: number }> {
  return changeSquad(db, async (tx) => {
    const counts = { added: 0, changed: 0 }
    for (const { id, ...data } of players) {
      if (id === undefined) await insert(tx, data)
      else await update(tx, id, data)
      counts[id === undefined ? 'added' : 'changed']++
    }
    return counts
  })
}
