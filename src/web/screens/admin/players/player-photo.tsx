import { useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import type { Player } from '#contract/player.ts'
import { playerInitials } from '#domain/lineup/names.ts'
import classes from './player-photo.module.css'

interface PlayerPhotoProps {
  player: Player
  size: number
}

/** Decoration: the player's name stands beside it. */
export function PlayerPhoto({ player, size }: PlayerPhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { lineupImage } = player
  if (!lineupImage || lineupImage === broken) {
    return (
      <span className={classes.initials} style={{ width: size, height: size }} aria-hidden>
        {playerInitials(player)}
      </span>
    )
  }
  return (
    <img
      className={classes.photo}
      src={pictureAtSize(lineupImage, 160)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(lineupImage)}
    />
  )
}
