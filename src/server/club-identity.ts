import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import type { Db } from './db/client.ts'
import { listSettings } from './db/settings.ts'
import { keptCrestColours } from './pictures/kept-crest-colours.ts'
import type { FileStore } from './storage/file-store.ts'

export interface ClubIdentity {
  name: string
  /** Its address; null where there is none, or its picture is lost. */
  crest: string | null
  colours: ClubColours
}

/** How the club is named and painted, as it has it just now. */
export async function clubIdentity(means: { db: Db; files: FileStore }): Promise<ClubIdentity> {
  const settings = await listSettings(means.db, ['clubName', 'clubLogo'])
  const named = (key: string) => settings.find((setting) => setting.key === key)
  const name = clubNameOr(named('clubName')?.value)
  const logo = named('clubLogo')
  const colours = logo && (logo.colours ?? (await keptCrestColours(means, logo.value)))
  return colours ? { name, crest: logo.value, colours } : { name, crest: null, colours: DEFAULT_CLUB_COLOURS }
}
