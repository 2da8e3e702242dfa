import { wallDay } from '#domain/match/wall-day.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import type { PhotoView, PlayerView } from '#graphic/match-view.ts'
import { restoreElements } from '#graphic/template/element.ts'
import { restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import { clubIdentity } from '#server/club-identity.ts'
import type { Db } from '#server/db/client.ts'
import { readPhotos } from '#server/db/photos.ts'
import { readSponsors } from '#server/db/sponsors.ts'
import { readSeasonFacts } from '#server/season/read-season-facts.ts'
import type { FileStore } from '#server/storage/file-store.ts'

async function players(db: Db): Promise<PlayerView[]> {
  const rows = await db
    .selectFrom('players')
    .select([
      'id',
      'first_name',
      'last_name',
      'number',
      'lineup_image',
      'scorer_image',
      'lineup_cutout',
      'scorer_cutout',
      'handle',
    ])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ first_name, last_name, lineup_image, scorer_image, lineup_cutout, scorer_cutout, ...row }) => ({
    ...row,
    firstName: first_name,
    lastName: last_name,
    lineupImage: lineup_image,
    scorerImage: scorer_image,
    lineupCutout: lineup_cutout,
    scorerCutout: scorer_cutout,
  }))
}

async function templates(db: Db, kind: KindName): Promise<CatalogueTemplate[]> {
  const rows = await db
    .selectFrom('templates')
    .select([
      'id',
      'type',
      'is_default',
      'background',
      'backgrounds',
      'is_starter',
      'look',
      'elements',
      'pieces',
      'has_layout',
      'focus_x',
      'focus_y',
    ])
    .where('type', '=', kind)
    .orderBy('id')
    .execute()
  return rows.map(({ is_default, is_starter, has_layout, focus_x, focus_y, elements, pieces, ...row }) => ({
    ...row,
    isDefault: is_default,
    isStarter: is_starter,
    hasLayout: has_layout,
    focus: { x: focus_x, y: focus_y },
    elements: restoreElements(elements),
    pieces: restorePieces(pieces),
  }))
}

const opponents = (db: Db) =>
  db.selectFrom('opponents').select(['id', 'name', 'logo']).where('deleted_at', 'is', null).execute()

async function photos(db: Db, ids: readonly number[]): Promise<(PhotoView & { id: number })[]> {
  const found = await readPhotos(db, ids)
  return found.map(({ id, picture, width, height, focus, cutout }) => ({
    id,
    src: picture,
    width,
    height,
    focus,
    cutout,
  }))
}

/** All that a graphic of this kind is drawn from besides the match, as the club has it just now. */
export async function clubCatalogue(
  means: { db: Db; files: FileStore; timeZone: string },
  {
    kind,
    matchId = null,
    photoIds,
  }: { kind: KindName; matchId?: number | null | undefined; photoIds: readonly number[] },
  now: number,
): Promise<Catalogue> {
  const { db, timeZone } = means
  const isSeasonal = kindFacts(kind).drawsOnSeason && matchId !== null
  const [squad, teams, designs, club, sponsors, chosen, season] = await Promise.all([
    players(db),
    opponents(db),
    templates(db, kind),
    clubIdentity(means),
    readSponsors(db),
    photos(db, photoIds),
    isSeasonal ? readSeasonFacts(db, matchId, { now, timeZone }) : null,
  ])
  const today = wallDay(now, timeZone)
  return {
    players: squad,
    opponents: teams,
    templates: designs,
    club,
    today,
    sponsors,
    photos: chosen,
    ...(season && { season }),
  }
}
