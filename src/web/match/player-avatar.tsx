import { Avatar } from '@mantine/core'
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
  return (
    <Avatar
      src={lineupImage && pictureAtSize(lineupImage, 160)}
      alt=""
      size={size}
      radius="50%"
      classNames={classes}
      imageProps={{ draggable: false, decoding: 'async' }}
      aria-hidden
    >
      {playerInitials(player)}
    </Avatar>
  )
}
