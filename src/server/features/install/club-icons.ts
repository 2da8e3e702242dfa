import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { defaultCrest } from './default-crest.ts'
import { drawIcon, type IconName } from './draw-icon.ts'

/** Stands for the crest of a club that has none of its own. */
export const NO_CREST = 'default'
/** A club changes its crest once in years; more would be somebody trying addresses. */
const KEPT_MAX = 20

interface Crest {
  picture: Buffer
  colour: string
}

export interface ClubIcons {
  /** The club's main colour; null when there is no such crest. */
  colour(crest: string): Promise<string | null>
  draw(crest: string, icon: IconName): Promise<Buffer | null>
}

/** Icons of a crest by its stored name, drawn when first asked for and kept: neither ever changes. */
export function clubIcons(files: FileStore): ClubIcons {
  const kept = new Map<string, Buffer>()

  async function read(crest: string): Promise<Crest | null> {
    if (crest === NO_CREST) return { picture: defaultCrest(), colour: DEFAULT_CLUB_COLOURS.primary }
    const picture = await readStored(files, fileUrl(crest))
    return picture && { picture, colour: (await crestColoursOf(picture)).primary }
  }

  return {
    colour: async (crest) => (await read(crest))?.colour ?? null,
    async draw(crest, icon) {
      const key = `${crest} ${icon}`
      const known = kept.get(key)
      if (known) return known
      const found = await read(crest)
      if (!found) return null
      const drawn = await drawIcon(icon, found.picture, found.colour)
      kept.set(key, drawn)
      for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest)
      return drawn
    },
  }
}
