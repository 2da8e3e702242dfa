import type { Player } from '#contract/player.ts'
import type { PlayerPhotoName } from '#contract/player-cutout.ts'

export const PHOTO_NAMES = ['lineup', 'scorer'] as const satisfies readonly PlayerPhotoName[]

export const PHOTO_WORDS: Record<PlayerPhotoName, string> = { lineup: 'zdjęcie do składu', scorer: 'zdjęcie strzelca' }

export const photoOf = (player: Player, photo: PlayerPhotoName): string | null =>
  photo === 'lineup' ? player.lineupImage : player.scorerImage

export const cutoutOf = (player: Player, photo: PlayerPhotoName): string | null =>
  (photo === 'lineup' ? player.lineupCutout : player.scorerCutout) ?? null

export interface PlayerPhoto {
  player: Player
  photo: PlayerPhotoName
  source: string
}

/** Photos of the squad that nobody has cut out yet; or all of them. */
export const photosToCut = (squad: readonly Player[], isAll: boolean): PlayerPhoto[] =>
  squad.flatMap((player) =>
    PHOTO_NAMES.flatMap((photo) => {
      const source = photoOf(player, photo)
      return source && (isAll || !cutoutOf(player, photo)) ? [{ player, photo, source }] : []
    }),
  )
