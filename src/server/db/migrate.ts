import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { fillGraphicNames } from './graphic-names.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as starterTemplates from './migrations/0002-starter-templates.ts'
import * as catalogue from './migrations/0003-catalogue.ts'
import * as matches from './migrations/0004-matches.ts'
import * as backups from './migrations/0005-backups.ts'
import * as fans from './migrations/0006-fans.ts'
import * as templateVersions from './migrations/0007-template-versions.ts'
import * as requestCounts from './migrations/0008-request-counts.ts'
import * as graphicRequests from './migrations/0009-graphic-requests.ts'
import * as opponentsWithoutCrest from './migrations/0010-opponents-without-crest.ts'
import * as defaultTemplates from './migrations/0011-default-templates.ts'
import * as starterDrawing from './migrations/0012-starter-drawing.ts'
import * as signIns from './migrations/0013-sign-ins.ts'
import * as matchDocuments from './migrations/0014-match-documents.ts'
import * as teams from './migrations/0015-teams.ts'
import * as graphicFormats from './migrations/0016-graphic-formats.ts'
import * as graphicsAreToldApart from './migrations/0017-graphics-are-told-apart.ts'
import * as starterKinds from './migrations/0018-starter-kinds.ts'
import * as fonts from './migrations/0019-fonts.ts'
import * as templatePieces from './migrations/0020-template-pieces.ts'
import * as backgroundFocus from './migrations/0021-background-focus.ts'
import * as opponentAliases from './migrations/0022-opponent-aliases.ts'
import * as leagues from './migrations/0023-leagues.ts'
import * as gallery from './migrations/0024-gallery.ts'
import * as competitions from './migrations/0025-competitions.ts'
import * as searchedMatches from './migrations/0026-searched-matches.ts'
import * as sponsors from './migrations/0027-sponsors.ts'
import * as playerHandles from './migrations/0028-player-handles.ts'
import * as graphicsOfNoMatch from './migrations/0029-graphics-of-no-match.ts'
import * as photos from './migrations/0030-photos.ts'
import * as cutouts from './migrations/0031-cutouts.ts'
import * as photoLedLooks from './migrations/0032-photo-led-looks.ts'
import type { Database } from './schema.ts'

/** By name, in the order in which they are run. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-starter-templates': starterTemplates,
  '0003-catalogue': catalogue,
  '0004-matches': matches,
  '0005-backups': backups,
  '0006-fans': fans,
  '0007-template-versions': templateVersions,
  '0008-request-counts': requestCounts,
  '0009-graphic-requests': graphicRequests,
  '0010-opponents-without-crest': opponentsWithoutCrest,
  '0011-default-templates': defaultTemplates,
  '0012-starter-drawing': starterDrawing,
  '0013-sign-ins': signIns,
  '0014-match-documents': matchDocuments,
  '0015-teams': teams,
  '0016-graphic-formats': graphicFormats,
  '0017-graphics-are-told-apart': graphicsAreToldApart,
  '0018-starter-kinds': starterKinds,
  '0019-fonts': fonts,
  '0020-template-pieces': templatePieces,
  '0021-background-focus': backgroundFocus,
  '0022-opponent-aliases': opponentAliases,
  '0023-leagues': leagues,
  '0024-gallery': gallery,
  '0025-competitions': competitions,
  '0026-searched-matches': searchedMatches,
  '0027-sponsors': sponsors,
  '0028-player-handles': playerHandles,
  '0029-graphics-of-no-match': graphicsOfNoMatch,
  '0030-photos': photos,
  '0031-cutouts': cutouts,
  '0032-photo-led-looks': photoLedLooks,
}

/** Its data is whole; this version does not know what the newer one has made of it. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `This version of Jedenastka is older than the one that last used this database (${migration}). Update the app; nothing was changed.`,
    )
  }
}

async function refuseNewer(db: Kysely<Database>): Promise<void> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!found[0]?.exists) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.findLast(({ name }) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown) throw new NewerDatabase(unknown.name)
}

/**
 * All pending migrations in one transaction, under an advisory lock: instances that start together take turns. Then the
 * database is told what graphics this version has.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await refuseNewer(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return fillGraphicNames(db)
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`Migration ${failed?.migrationName ?? ''} of the database failed`, { cause: error })
}
