import { sql } from 'kysely'
import { type PhotosChange, type PhotosChanged, PLAYERS_MAX, TOO_MANY_PLAYERS } from '#contract/photo-changes.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

export const noMatch = () => new ApiError(404, 'Nie ma takiego meczu')

type HeldPhoto = Awaited<ReturnType<typeof holdPhotos>>[number]

const idsOf = (photos: readonly { id: number }[]): number[] => photos.map(({ id }) => id)

/** Held until the change is done: two who change one photo take turns, always in the same order. */
export const holdPhotos = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('photos')
    .select(['id', 'picture', 'match_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The match stays, and nobody brings a twin of these pictures into it meanwhile: an upload takes the same locks. */
async function holdTarget(tx: Tx, ids: readonly number[], matchId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(picture, 30)) from (
    select distinct picture from photos where id in (${sql.join(ids)}) order by picture) as moved`.execute(tx)
  const match = await tx.selectFrom('matches').select('id').where('id', '=', matchId).forShare().executeTakeFirst()
  if (!match) throw noMatch()
}

/** A match has one picture once: those whose picture is there, or moves there before them, stay where they are. */
async function withoutTwins(tx: Tx, moved: readonly HeldPhoto[], matchId: number): Promise<HeldPhoto[]> {
  const there = await tx
    .selectFrom('photos')
    .select('picture')
    .where('match_id', '=', matchId)
    .where(
      'picture',
      'in',
      moved.map(({ picture }) => picture),
    )
    .execute()
  const taken = new Set(there.map(({ picture }) => picture))
  return moved.filter(({ picture }) => {
    const isTwin = taken.has(picture)
    taken.add(picture)
    return !isTwin
  })
}

/** Those that are of the match now, or of none. */
async function moveToMatch(tx: Tx, held: readonly HeldPhoto[], matchId: number | null): Promise<number[]> {
  const here = held.filter(({ match_id }) => match_id === matchId)
  const elsewhere = held.filter(({ match_id }) => match_id !== matchId)
  if (elsewhere.length === 0) return idsOf(here)
  const moved = idsOf(matchId === null ? elsewhere : await withoutTwins(tx, elsewhere, matchId))
  if (moved.length > 0) await tx.updateTable('photos').set({ match_id: matchId }).where('id', 'in', moved).execute()
  return [...idsOf(here), ...moved]
}

async function tagPlayers(tx: Tx, ids: readonly number[], playerIds: readonly number[]): Promise<void> {
  const known = await tx.selectFrom('players').select('id').where('id', 'in', playerIds).execute()
  if (known.length < new Set(playerIds).size) throw new ApiError(400, 'Nie ma takiego zawodnika')
  const rows = ids.flatMap((photo_id) => known.map(({ id }) => ({ photo_id, player_id: id })))
  await tx
    .insertInto('photo_players')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const crowded = await tx
    .selectFrom('photo_players')
    .select('photo_id')
    .where('photo_id', 'in', ids)
    .groupBy('photo_id')
    .having(({ fn }) => fn.countAll(), '>', PLAYERS_MAX)
    .executeTakeFirst()
  if (crowded) throw new ApiError(400, TOO_MANY_PLAYERS)
}

interface Outcome {
  /** As was asked for. */
  changed: number[]
  /** Left as they were: the match has the same picture. */
  twins: number
}

/** What was asked for of those that are still there. */
export async function applyChange(
  tx: Tx,
  { ids, matchId, addPlayerIds = [], removePlayerIds = [] }: PhotosChange,
): Promise<Outcome> {
  if (typeof matchId === 'number') await holdTarget(tx, ids, matchId)
  const held = await holdPhotos(tx, ids)
  const changed = matchId === undefined ? idsOf(held) : await moveToMatch(tx, held, matchId)
  if (changed.length > 0 && removePlayerIds.length > 0) {
    await tx
      .deleteFrom('photo_players')
      .where('photo_id', 'in', changed)
      .where('player_id', 'in', removePlayerIds)
      .execute()
  }
  if (changed.length > 0 && addPlayerIds.length > 0) await tagPlayers(tx, changed, addPlayerIds)
  return { changed, twins: held.length - changed.length }
}

export async function changePhotos(db: Db, change: PhotosChange): Promise<PhotosChanged> {
  const { changed, twins } = await changeCatalogue(
    db,
    'photos',
    (tx) => applyChange(tx, change),
    (outcome) => outcome.changed,
  )
  return { changed: changed.length, twins }
}

/** How many there were of them. */
export async function deletePhotos(db: Db, ids: readonly number[]): Promise<number> {
  const gone = await changeCatalogue(
    db,
    'photos',
    async (tx) => {
      const held = idsOf(await holdPhotos(tx, ids))
      if (held.length > 0) await tx.deleteFrom('photos').where('id', 'in', held).execute()
      return held
    },
    (held) => held,
  )
  return gone.length
}
