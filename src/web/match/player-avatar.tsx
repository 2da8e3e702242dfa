import { useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import type { Player } from '#contract/player.ts'
import { playerInitials } from '#domain/lineup/names.ts'
import classes from './player-avatar.module.css'

interface PlayerAvatarProps {
  player: Player
  size: number | string
}

/** Decoration: the name stands beside it. Initials stand in for a photo that is missing or broken. */
export function PlayerAvatar({ player, size }: PlayerAvatarProps) {
  const { lineupImage } = player
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes.avatar} style={{ width: size, height: size }} aria-hidden>
      {lineupImage && lineupImage !== broken ? (
        <img
          className={classes.image}
          src={pictureAtSize(lineupImage, 160)}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => setBroken(lineupImage)}
        />
      ) : (
        playerInitials(player)
      )}
    </span>
  )
}
