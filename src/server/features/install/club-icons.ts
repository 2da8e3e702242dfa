import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import type { Decoders } from '#server/pictures/decoders.ts'
import { defaultCrest } from '#server/pictures/default-crest.ts'
import type { ClubIcons } from '#server/pictures/jobs/draw-icons.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'

/** Stands for the crest of a club that has none of its own. */
export const NO_CREST = 'default'

type Drawn = Promise<ClubIcons | null>

/** The icons of one crest, drawn together when first asked for and kept until the club has another crest or colour. */
export function clubIcons(files: FileStore, decoders: Decoders): (crest: string, colour?: string) => Drawn {
  let kept: { crest: string; colour: string | undefined; drawn: Drawn } | null = null

  async function draw(crest: string, colour: string | undefined): Drawn {
    if (crest === NO_CREST)
      return decoders.run('icons', 'drawIcons', () => [defaultCrest(), colour ?? DEFAULT_CLUB_COLOURS.primary])
    const picture = await readStored(files, fileUrl(crest))
    return picture && decoders.run('icons', 'drawIcons', () => [picture, colour])
  }

  return (crest, colour) => {
    if (kept?.crest !== crest || kept.colour !== colour) {
      const drawn = draw(crest, colour)
      kept = { crest, colour, drawn }
      // What failed, or was not there, may be there the next time.
      const forget = () => {
        if (kept?.drawn === drawn) kept = null
      }
      drawn.then((icons) => icons ?? forget(), forget)
    }
    return kept.drawn
  }
}
