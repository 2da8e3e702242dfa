import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'
import type { Decoders } from '#server/pictures/decoders.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { defaultCrest } from './default-crest.ts'
import { drawIcon, ICONS, type IconName } from './draw-icon.ts'

/** Stands for the crest of a club that has none of its own. */
export const NO_CREST = 'default'

export interface ClubIcons {
  colour: string
  pictures: Record<IconName, Buffer>
}

type Drawn = Promise<ClubIcons | null>

/** The icons of one crest, drawn together when first asked for and kept until the club has another crest. */
export function clubIcons(files: FileStore, decoders: Decoders): (crest: string) => Drawn {
  let kept: { crest: string; drawn: Drawn } | null = null

  async function read(crest: string): Promise<{ picture: Buffer; colour: string } | null> {
    if (crest === NO_CREST) return { picture: defaultCrest(), colour: DEFAULT_CLUB_COLOURS.primary }
    const picture = await readStored(files, fileUrl(crest))
    return picture && { picture, colour: (await crestColoursOf(picture)).primary }
  }

  async function draw(crest: string): Drawn {
    const found = await read(crest)
    if (!found) return null
    const { picture, colour } = found
    const names = Object.keys(ICONS) as IconName[]
    const drawn = await Promise.all(names.map(async (name) => [name, await drawIcon(name, picture, colour)] as const))
    return { colour, pictures: Object.fromEntries(drawn) as ClubIcons['pictures'] }
  }

  return (crest) => {
    if (kept?.crest !== crest) {
      const drawn = decoders.decode('icons', () => draw(crest))
      kept = { crest, drawn }
      // What failed, or was not there, may be there the next time.
      const forget = () => {
        if (kept?.drawn === drawn) kept = null
      }
      drawn.then((icons) => icons ?? forget(), forget)
    }
    return kept.drawn
  }
}
