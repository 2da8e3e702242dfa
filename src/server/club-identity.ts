import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import type { ClubStyle } from '#graphic/style/club-style.ts'
import type { Db } from './db/client.ts'
import { readClubStyle } from './db/club-style.ts'
import { listSettings } from './db/settings.ts'
import { keptCrestColours } from './pictures/kept-crest-colours.ts'
import type { FileStore } from './storage/file-store.ts'

export interface ClubIdentity {
  name: string
  /** Its address; null where there is none, or its picture is lost. */
  crest: string | null
  /** Set by hand, else those of the crest. */
  colours: ClubColours
  /** Absent: nothing is decided for all graphics. */
  style?: ClubStyle
}

/** How the club is named and painted, as it has it just now. */
export async function clubIdentity(means: { db: Db; files: FileStore }): Promise<ClubIdentity> {
  const [settings, style] = await Promise.all([
    listSettings(means.db, ['clubName', 'clubLogo']),
    readClubStyle(means.db),
  ])
  const named = (key: string) => settings.find((setting) => setting.key === key)
  const name = clubNameOr(named('clubName')?.value)
  const logo = named('clubLogo')
  const ofCrest = logo && (await keptCrestColours(means, logo.value))
  const { primary, accent } = style?.colours ?? ofCrest ?? DEFAULT_CLUB_COLOURS
  return { name, crest: ofCrest ? logo.value : null, colours: { primary, accent }, ...(style && { style }) }
}
