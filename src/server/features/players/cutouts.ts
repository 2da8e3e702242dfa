import type { Player } from '#contract/player.ts'
import type { PlayerPhotoName } from '#contract/player-cutout.ts'
import type { Db } from '#server/db/client.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { changeSquad, heldPlayer, readPlayer } from './repository.ts'

interface SavedCutout {
  photo: PlayerPhotoName
  /** Null: taken away. */
  cutout: string | null
  /** The photo that it was made of; undefined: the caller does not say. */
  madeFrom?: string | undefined
}

const PHOTOS = { lineup: 'zdjęcia do składu', scorer: 'zdjęcia strzelca' } as const

/** A cut-out is of one photo: it comes while that photo is there, and goes with it. */
export const saveCutout = (db: Db, id: number, { photo, cutout, madeFrom }: SavedCutout): Promise<Player> =>
  changeSquad(db, async (tx) => {
    const stored = (await heldPlayer(tx, id))[`${photo}_image`]
    if (cutout !== null && stored === null) throw new ApiError(409, `Ten zawodnik nie ma ${PHOTOS[photo]}`)
    if (madeFrom !== undefined && madeFrom !== stored)
      throw new ApiError(409, 'Zdjęcie zmieniło się w międzyczasie. Wytnij tło z nowego zdjęcia')
    await tx
      .updateTable('players')
      .set({ [`${photo}_cutout`]: cutout })
      .where('id', '=', id)
      .execute()
    return readPlayer(tx, id)
  })
